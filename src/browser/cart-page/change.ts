/**
 * Which of the server's notices are shown: all; failures and what can be undone, where other success is seen where the
 * change was made and is told to screen readers; or the same for what was changed elsewhere, where without such a notice
 * the present notice stays.
 */
export type Said = 'all' | 'failures' | 'news';

/** Something the shopper did on the cart's page, as its link or form would do it without script. */
export type Change = Readonly<{
  request: () => Request;
  /** Does the same as the browser does it. */
  plainly: () => void;
  said: Said;
  /** The page's events that tell of it, with what they carry. */
  events: readonly (readonly [name: string, args: readonly unknown[]])[];
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

/** @param find gives the form as it stands when the request is made: it may have been printed anew meanwhile */
export function formChange(
  find: () => HTMLFormElement,
  submitter: HTMLElement | null,
  told: Pick<Change, 'said' | 'events'>,
): Change {
  return {
    ...told,
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
    said: 'all',
    events,
  };
}

/** The page as it stands now, for what was changed elsewhere. */
export function look(address: string): Change {
  return { request: () => new Request(address), plainly: () => undefined, said: 'news', events: [] };
}
