/**
 * Which notices of the server are shown. `all`: all of them. `failures`: errors and undo links; other successes
 * are announced to screen readers where the change was made. `news`: the same for changes made elsewhere, and
 * without new notices the current ones stay.
 */
export type Announced = 'all' | 'failures' | 'news';

/** Fields for codes: typed values are kept until they are sent. */
export const CODE_FIELDS = ['coupon_code', 'gift_card_code'] as const;
export type CodeField = (typeof CODE_FIELDS)[number];

/** A change on the cart page, sent as its link or form would send it. */
export type Change = Readonly<{
  request: () => Request;
  /** Performs the change by navigation. */
  plainly: () => void;
  announced: Announced;
  /** The WooCommerce events to trigger afterwards, with their arguments. */
  events: readonly (readonly [name: string, args: readonly unknown[]])[];
  /** The field of the code that it sends. */
  code?: CodeField;
}>;

function fieldsOf(form: HTMLFormElement, submitter: HTMLElement | null): URLSearchParams {
  const typed = [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  const fields = new URLSearchParams(typed);
  const name = submitter?.getAttribute('name');
  if (name) fields.set(name, submitter?.getAttribute('value') ?? '');
  fields.set('jamra_action_id', crypto.randomUUID());
  return fields;
}

/** @param find returns the form at the time of the request: it may have been replaced meanwhile */
export function formChange(
  find: () => HTMLFormElement,
  submitter: HTMLElement | null,
  announced: Pick<Change, 'announced' | 'events' | 'code'>,
): Change {
  return {
    ...announced,
    request: () => {
      const form = find();
      return new Request(form.action, { method: 'POST', body: fieldsOf(form, submitter) });
    },
    plainly: () => {
      const form = find();
      const field = document.createElement('input');
      field.type = 'hidden';
      field.name = submitter?.getAttribute('name') ?? '';
      field.value = submitter?.getAttribute('value') ?? '';
      form.append(field);
      form.submit();
    },
  };
}

export function linkChange(link: HTMLAnchorElement, events: Change['events']): Change {
  const { href } = link;
  return {
    request: () => new Request(href),
    plainly: () => {
      location.href = href;
    },
    announced: 'all',
    events,
  };
}

/** Reloads the page's content after a change made elsewhere. */
export function look(address: string): Change {
  return { request: () => new Request(address), plainly: () => undefined, announced: 'news', events: [] };
}
