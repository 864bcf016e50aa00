import type { ActionCall } from '#admin-actions/action.ts';
import { editorPath } from '#kernel/editing/edited-document.ts';
import { addressIn } from '#kernel/language.ts';
import type { Right } from '#shop/staff';
import { chooseTemplate, type Subject, type TemplatePlace } from '#shop/templates';
import { subjectsOfAddress } from './subject-of-address.ts';

/** Something of a page that staff may edit: `of` says what it is, `name` what it is called; empty where there is one. */
export type EditLink = Readonly<{
  of: 'page' | 'article' | 'home' | 'product' | 'template' | 'header' | 'footer';
  name: string;
  href: string;
}>;

type Link = EditLink & { need: Right };

/** What the page at an address shows: its product or its text. */
function contentLink({ place, type, single }: Subject): Link | null {
  if (single === undefined) return null;
  const change = { name: '', need: 'content.change' } as const;
  switch (place) {
    case 'product':
      return { of: 'product', name: '', need: 'products.change', href: `/admin/products/${single}/` };
    case 'page':
      return { of: 'page', ...change, href: `/admin/pages/${single}/` };
    case 'article': {
      const list = type === 'portfolio' ? 'portfolio' : 'articles';
      return { of: 'article', ...change, href: `/admin/${list}/${single}/` };
    }
    default:
      return null;
  }
}

/** The home page that is shown, or the list of home pages where it is the built-in one. */
async function homeLink({ shop }: ActionCall): Promise<Link> {
  const home = await shop.content.home();
  const href = home === null ? '/admin/home-pages/' : editorPath({ of: 'document', id: home.id });
  return { of: 'home', name: '', need: 'content.change', href };
}

function templateKind(place: TemplatePlace): EditLink['of'] {
  return place === 'header' || place === 'footer' ? place : 'template';
}

/** What somebody may edit of the page at an address: what it shows, and the templates around it. */
export async function editLinks(call: ActionCall, address: string): Promise<EditLink[]> {
  const { shop, member, language } = call;
  const subjects = (await subjectsOfAddress(shop, address)) ?? [];
  const isHome = subjects.some(({ place, type }) => place === 'header' && type === 'home');
  const published = await shop.templates.published();
  const contents = isHome ? [await homeLink(call)] : subjects.flatMap((one) => contentLink(one) ?? []);
  const templates = subjects.flatMap((subject): Link[] => {
    const { chosen } = chooseTemplate(published, subject);
    if (chosen === null) return [];
    const { id, name, place } = chosen;
    return [
      { of: templateKind(place), name, need: 'content.change', href: editorPath({ of: 'template', id }) },
    ];
  });
  const rights = member.rights;
  return [...contents, ...templates]
    .filter(({ need }) => rights.includes(need))
    .map(({ need: _need, href, ...link }) => ({ ...link, href: addressIn(language, href) }));
}
