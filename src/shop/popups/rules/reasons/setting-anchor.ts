/** The place of a setting on the screen of its template. */
export const settingAnchor = (name: string) => `setting-${name}`;
