import { data, redirect, useActionData, useLoaderData } from 'react-router';
import type { Shop } from '#composition/shop.ts';
import { MINUTE_MS, SECOND_MS } from '#kernel/instant.ts';
import { addressIn, inLanguage } from '#kernel/language.ts';
import { wordsIn } from '#messages';
import { refusalKey } from '#messages/refusal-key.ts';
import { EMPTY_CONTACT, type FormRefusal, readContactDraft, TOKEN_FIELD, TRAP_FIELD } from '#shop/forms';
import { refusalStatus } from '#shop/refusals.ts';
import { Breadcrumb } from '#views/breadcrumb/breadcrumb.tsx';
import { ContactBody, ContactPage } from '#views/contact-page/contact-page.tsx';
import { PageTitle } from '#views/content-page/content-page.tsx';
import { PageHead } from '#views/page-head/page-head.tsx';
import { Widgets } from '#widgets/tree/print/widgets.tsx';
import { shopContext, type Visit, visitContext } from '../../context.ts';
import { textOf } from '../../page/account.ts';
import { contentPageOf } from '../../page/content/content-page.ts';
import { ownParts } from '../../page/parts/content-parts.tsx';
import { loadTemplate } from '../../page/template/load-template.ts';
import { Templated } from '../../page/template/templated.tsx';
import type { Route } from './+types/contact';

const PATH = '/contact/';

const NO_SUBJECT = { place: 'page' } as const;

/** The page's document; without one there is only the form. */
async function loadPage(shop: Shop, visit: Visit) {
  const document = await shop.content.find('page', 'contact');
  if (document !== null) return contentPageOf(shop, visit, document);
  const title = wordsIn(visit.language)('contact:title');
  const template = await loadTemplate({ shop, visit }, NO_SUBJECT, { path: PATH, title });
  const seo = { title, description: '' };
  return { title, excerpt: '', seo, picture: null, html: '', template, widgets: [] };
}

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const [page, settings] = await Promise.all([loadPage(shop, visit), shop.settings.all()]);
  return {
    page,
    reach: {
      address: inLanguage(settings['shop.address'], visit.language),
      phone: settings['shop.phone'],
      email: settings['shop.email'],
    },
    token: shop.forms.handOut(),
    publicUrl: visit.publicUrl,
  };
}

/** The message for the whole form; null if errors are at fields only. */
function refusalText(refusal: FormRefusal, { language }: Visit): string | null {
  if (refusal.code === 'forms.wrong-fields') return null;
  const minutes = refusal.code === 'forms.too-many' ? refusal.minutes : 0;
  return wordsIn(language)(refusalKey(refusal.code), { count: minutes, minutes });
}

/** Retry-After for rate limits. */
function refusalHeaders(refusal: FormRefusal): Record<string, string> {
  return refusal.code === 'forms.too-many'
    ? { 'retry-after': String((refusal.minutes * MINUTE_MS) / SECOND_MS) }
    : {};
}

/** Stores the message, or shows the errors with all typed values. */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const sent = await request.formData();
  const draft = readContactDraft(sent);
  const token = textOf(sent, TOKEN_FIELD);
  const result = await shop.forms.send({
    draft,
    language: visit.language,
    token,
    trap: textOf(sent, TRAP_FIELD),
    consentText: wordsIn(visit.language)('contact:consent'),
    address: visit.senderAddress,
  });
  if (result.ok) throw redirect(addressIn(visit.language, `${PATH}sent/`), 303);
  const { refusal } = result;
  return data(
    {
      draft,
      // A form sent too early is old enough the next time; an expired one gets a new token.
      token: refusal.code === 'forms.stale' ? shop.forms.handOut() : token,
      problems: refusal.code === 'forms.wrong-fields' ? refusal.problems : {},
      refusal: refusalText(refusal, visit),
    },
    { status: refusalStatus(refusal.code), headers: refusalHeaders(refusal) },
  );
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  const wait = actionHeaders.get('retry-after');
  return { 'cache-control': 'no-store', ...(wait === null ? {} : { 'retry-after': wait }) };
}

export default function Contact() {
  const { page, reach, publicUrl, token } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const { title, excerpt: lead, seo, picture, html, template, widgets } = page;
  const form = answered ?? { draft: EMPTY_CONTACT, token, problems: {}, refusal: null };
  const below = <Widgets resolved={widgets} />;
  return (
    <>
      <PageHead {...seo} path={PATH} publicUrl={publicUrl} picture={picture} />
      <Templated
        template={template}
        above={{ breadcrumb: <Breadcrumb crumbs={[{ label: title, href: PATH }]} /> }}
        parts={ownParts(
          <PageTitle title={title} lead={lead} />,
          <ContactBody html={html} reach={reach} form={form} />,
        )}
        frame={(inner) => (
          <>
            {inner}
            {below}
          </>
        )}
      >
        <ContactPage title={title} lead={lead} html={html} reach={reach} form={form} />
        {below}
      </Templated>
    </>
  );
}
