import type { Manifest } from './manifest.ts';

/** Files of the shop in an archive, by kind; checksums are in the table that refers to them. */
export type StoredKind = 'picture' | 'font';

/** A file as the shop has it, and where the archive has it. */
export type StoredFile = Readonly<{ kind: StoredKind; file: string; name: string }>;

export const FILE_TABLES: Readonly<Record<string, StoredKind>> = { media: 'picture', font_face: 'font' };

/** Where an archive has files of each kind; names of fonts begin with that of their folder. */
export const FILE_FOLDERS = ['pictures/', 'fonts/'] as const;

/** The table that names a file. */
export function tableOf(file: string): string {
  return file.startsWith('fonts/') ? 'font_face' : 'media';
}

export function archived(kind: StoredKind, file: string): StoredFile {
  return { kind, file, name: kind === 'picture' ? `pictures/${file}` : file };
}

/** The files listed in an archive's manifest. */
export function filesIn({ pictures, fonts }: Manifest): StoredFile[] {
  return [
    ...pictures.map((file) => archived('picture', file)),
    ...fonts.map((file) => archived('font', file)),
  ];
}
