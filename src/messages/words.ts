/** A tree of texts; a leaf is a sentence with `{{names}}` in it. */
export type Words = { readonly [key: string]: string | Words };
