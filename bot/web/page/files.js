// Files of the page, which a browser keeps for ever.

/** The address of all of them, which changes with any of them. */
export const ASSETS = new URL("..", import.meta.url).pathname.replace(/\/$/, "");

/** @param {string} name */
async function file(name) {
  const answer = await fetch(`${ASSETS}/${name}`);
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer;
}

/** @param {string} name @returns {Promise<any>} */
export const json = async (name) => (await file(name)).json();

/** An SVG as an element of this page. @param {string} name @returns {Promise<SVGSVGElement>} */
export async function drawing(name) {
  const parsed = new DOMParser().parseFromString(await (await file(name)).text(), "image/svg+xml");
  return /** @type {any} */ (document.importNode(parsed.documentElement, true));
}
