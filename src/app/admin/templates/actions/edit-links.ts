import type { ActionCall } from '#admin-actions/action.ts';
import { editorPath } from '#kernel/editing/edited-document.ts';
import { addressIn } from '#kernel/language.ts';
import type { Right } from '#shop/staff';
import { chooseTemplate, type Subject, type TemplatePlace } from '#shop/templates';
import { subjectsOfAddress } from './subject-of-address.ts';

/** A link to edit a part of a page: `of` is the kind, `name` the name, empty if there is only one. */
export type EditLink = Readonly<{
  of: 'page' | 'article' | 'home' | 'product' | 'template' | 'header' | 'footer';
  name: string;
  href: string;
}>;

type Link = EditLink & { need: Right };

/** The link to the product or text that a page shows. */
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

/** The link to the published home page, or to the list of home pages if the shipped one is shown. */
async function homeLink({ shop }: ActionCall): Promise<Link> {
  const home = await shop.content.home();
  const href = home === null ? '/admin/home-pages/' : editorPath({ of: 'document', id: home.id });
  return { of: 'home', name: '', need: 'content.change', href };
}

function templateKind(place: TemplatePlace): EditLink['of'] {
  return place === 'header' || place === 'footer' ? place : 'template';
}

/** The edit links of the page at a URL: its content and its templates, as far as the caller has rights. */
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
