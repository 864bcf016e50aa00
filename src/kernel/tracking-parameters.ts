const TRACKING =
  /^(utm_[a-z_]+|gclid|gbraid|wbraid|dclid|gad_source|fbclid|msclkid|ttclid|twclid|yclid|igshid|mc_cid|mc_eid|_ga|srsltid)$/;

/** Whether campaigns and networks hang a parameter on addresses; no page depends on it. */
export function isTrackingParameter(name: string): boolean {
  return TRACKING.test(name);
}
