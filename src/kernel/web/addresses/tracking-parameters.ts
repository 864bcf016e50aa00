const TRACKING =
  /^(utm_[a-z_]+|gclid|gbraid|wbraid|dclid|gad_source|fbclid|msclkid|ttclid|twclid|yclid|igshid|mc_cid|mc_eid|_ga|srsltid)$/;

/** Whether a query parameter is added by campaigns or ad networks; no page depends on these. */
export function isTrackingParameter(name: string): boolean {
  return TRACKING.test(name);
}
