import { done } from '#kernel/outcome.ts';
import type { LeftOut, ReadPopup } from '#shop/templates/rules/left-out.ts';
import { valuesIn } from '../../tree/walk-values.ts';
import { importPopup, pictureFilesIn, readExport } from './import-popup.ts';

function htmlsIn(tree: unknown): string[] {
  return valuesIn(tree).flatMap(({ control, value }) =>
    (control.type === 'rich-text' || control.type === 'html') && typeof value === 'string' ? [value] : [],
  );
}

type Cleaning = Readonly<{
  /** Converts nodes to their stored form, with sanitised texts. */
  prepareTree: (tree: unknown) => readonly unknown[];
  /** Elements and attributes that are forbidden in HTML. */
  leftOutOf: (html: string) => readonly string[];
}>;

/** Reads a popup of an export, sanitised, with pictures of the library where it has files of the same names. */
export function readPopup({ prepareTree, leftOutOf }: Cleaning): ReadPopup {
  return async (text, { findPictures, ...place }) => {
    const read = readExport(text);
    if (!read.ok) return read;
    const pictures = Object.fromEntries(await findPictures(pictureFilesIn(read.value.elements)));
    const { tree, leftOut, ...popup } = importPopup(read.value, { ...place, pictures });
    const removed = [...new Set(htmlsIn(tree).flatMap(leftOutOf))];
    const html = removed.map((name): LeftOut => ({ kind: 'html', name }));
    return done({ ...popup, tree: prepareTree(tree), leftOut: [...leftOut, ...html] });
  };
}
