import { data, redirect, useActionData, useLoaderData } from 'react-router';
import { MINUTE_MS, SECOND_MS } from '#kernel/instant.ts';
import { addressIn, inLanguage } from '#kernel/language.ts';
import { wordsIn } from '#messages';
import { refusalKey } from '#messages/refusal-key.ts';
import { localizeLinks } from '#shop/content';
import { EMPTY_CONTACT, type FormRefusal, readContactDraft, TOKEN_FIELD, TRAP_FIELD } from '#shop/forms';
import { refusalStatus } from '#shop/refusals.ts';
import { ContactPage } from '#views/contact-page/contact-page.tsx';
import { PageHead } from '#views/page-head/page-head.tsx';
import { shopContext, type Visit, visitContext } from '../../context.ts';
import { textOf } from '../../page/account.ts';
import type { Route } from './+types/contact';

const PATH = '/contact/';

/** The text of the page is a document; without one there is only the form. */
export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { language, publicUrl } = context.get(visitContext);
  const [page, settings] = await Promise.all([shop.content.find('page', 'contact'), shop.settings.all()]);
  return {
    title: page === null ? wordsIn(language)('contact:title') : inLanguage(page.title, language),
    lead: page === null ? '' : inLanguage(page.excerpt, language),
    html: page === null ? '' : localizeLinks(inLanguage(page.body, language), language),
    reach: {
      address: inLanguage(settings['shop.address'], language),
      phone: settings['shop.phone'],
      email: settings['shop.email'],
    },
    token: shop.forms.handOut(),
    publicUrl,
  };
}

/** The message that belongs to no field. */
function refusalText(refusal: FormRefusal, { language }: Visit): string | null {
  if (refusal.code === 'forms.wrong-fields') return null;
  const minutes = refusal.code === 'forms.too-many' ? refusal.minutes : 0;
  return wordsIn(language)(refusalKey(refusal.code), { count: minutes, minutes });
}

/** A machine is told when to come back. */
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
  const { title, publicUrl, token, ...page } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  return (
    <>
      <PageHead title={title} description={page.lead} path={PATH} publicUrl={publicUrl} />
      <ContactPage
        {...page}
        title={title}
        form={answered ?? { draft: EMPTY_CONTACT, token, problems: {}, refusal: null }}
      />
    </>
  );
}
