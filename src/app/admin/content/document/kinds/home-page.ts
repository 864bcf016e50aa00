import { redirect } from 'react-router';
import { addressIn } from '#kernel/language.ts';
import { visitContext } from '../../../../context.ts';
import { loadDocument } from '../../load.server.ts';
import { editPath, KIND_SCREENS } from '../../rules/kinds.ts';
import type { Route } from './+types/home-page';

/** A home page is edited on the page; one in the trash is restored in the list. */
export async function loader(args: Route.LoaderArgs) {
  const { open } = await loadDocument(args, 'home');
  const { language } = args.context.get(visitContext);
  const path =
    open === null || open.isTrashed ? `${KIND_SCREENS.home.path}?state=trashed` : editPath('home', open.id);
  throw redirect(addressIn(language, path));
}
