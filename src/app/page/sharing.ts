import type { Shop } from '#composition/shop.ts';
import { addressIn } from '#kernel/language.ts';
import type { ShareFacts } from '#views/share/share-links.tsx';
import type { Visit } from '../context.ts';

type SharedPage = { path: string; title: string; pictureFile: string | null };

/** The facts of a page's share links. */
export async function loadSharing(
  shop: Shop,
  visit: Visit,
  { path, title, pictureFile }: SharedPage,
): Promise<ShareFacts> {
  return {
    url: `${visit.publicUrl}${addressIn(visit.language, path)}`,
    path,
    title,
    imageUrl: pictureFile === null ? undefined : `${visit.publicUrl}/media/${pictureFile}`,
    counts: await shop.sharing.counts(path),
  };
}
