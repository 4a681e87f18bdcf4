"""A pytest plugin: Hypothesis stops at the first failure and does not look for a simpler one."""

from hypothesis import Phase, settings

settings.register_profile("no shrinking", phases=[Phase.explicit, Phase.generate], database=None)
settings.load_profile("no shrinking")
