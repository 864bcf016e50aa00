/** A tree of texts; leaves may contain `{{placeholders}}`. */
export type Words = { readonly [key: string]: string | Words };
