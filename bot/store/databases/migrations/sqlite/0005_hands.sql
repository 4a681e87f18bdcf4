-- A hand belongs to a seat: whoever has left it must be told who plays there now.

DELETE FROM posts
WHERE name GLOB 'hand *' AND NOT EXISTS (
  SELECT 1 FROM seats WHERE seats.table_id = posts.table_id AND posts.name = 'hand ' || seats.user AND seats.user != 0
);

UPDATE posts
SET name = name || ' ' || (
  SELECT seat FROM seats WHERE seats.table_id = posts.table_id AND posts.name = 'hand ' || seats.user
)
WHERE name GLOB 'hand *';
