import { useEffect, useRef, useState } from 'react';
import type { InputOf, ValueOf } from '#admin-actions/registry.ts';
import { EDIT_CONFLICT } from '#kernel/editing/optimistic-lock.ts';
import { isRecord } from '#kernel/is-record.ts';
import type { Language } from '#kernel/language.ts';
import { useLanguage } from '#views/language/language.tsx';
import type { Opened, SaveConflict } from '../../parts/forms/use-save.ts';
import { type Refused, useAction } from '../../use-action.ts';
import { emptyOrder, type NewOrder } from '../new-order/new-order-form.ts';

const QUIET_MS = 1500;
const GONE = 'orders.unknown-draft';

type Content = InputOf<'orders.save-draft'>['content'];

/** The stored draft; version 0 before the first save. */
export type StoredDraft = Opened<NewOrder>;

type ChosenProduct = NewOrder['lines'][number]['product'];

const toStoredProduct = ({ name, options, parts, bundleParts, price, ...product }: ChosenProduct) => ({
  ...product,
  name: { ...name },
  options: [...options],
  parts: [...parts],
  bundleParts: [...bundleParts],
  price: { ...price },
});

function toStoredCustomer(customer: NewOrder['customer']): Content['customer'] {
  if (customer === null) return null;
  const { addresses: _addresses, ...stored } = customer;
  return stored;
}

/** The content of a draft: the order without its customer's saved addresses, which are loaded anew. */
export function toContent(order: NewOrder): Content {
  const { lines, ownLines, codes } = order;
  return {
    ...order,
    customer: toStoredCustomer(order.customer),
    lines: lines.map(({ product, options, ...one }) => ({
      ...one,
      product: toStoredProduct(product),
      ...(options === undefined ? {} : { options: { ...options } }),
    })),
    ownLines: [...ownLines],
    codes: [...codes],
  };
}

/** The order of a draft; missing fields are empty. */
export function parseDraft(content: Readonly<Record<string, unknown>>, language: Language): NewOrder {
  const { customer = null, ...known } = content as Partial<NewOrder>;
  return {
    ...emptyOrder(language),
    ...known,
    customer: customer === null ? null : { ...customer, addresses: [] },
  };
}

/** A copy with sorted keys, for comparisons. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}

/** Normalizes an order for comparisons, since JSONB does not preserve the order of keys. */
export function toComparable(order: NewOrder): NewOrder {
  return parseDraft(sorted(toContent(order)) as Readonly<Record<string, unknown>>, order.language);
}

function parseConflict({ code, refusal }: Refused, base: NewOrder): SaveConflict<NewOrder> | null {
  if (code !== EDIT_CONFLICT) return null;
  const { stored, version, name, at } = refusal as {
    stored: Readonly<Record<string, unknown>>;
    version: number;
    name: string;
    at: string | null;
  };
  const theirs = toComparable(parseDraft(stored, base.language));
  return { base: toComparable(base), theirs, version, name, at: at === null ? null : new Date(at) };
}

type Drafting = Readonly<{
  order: NewOrder;
  /** Whether the form has any input. */
  isTouched: boolean;
  /** The last calculated total, in fils; null before the first. */
  total: number | null;
  opened: StoredDraft;
  /** Replaces the form's order, for example by a version that another member saved. */
  onAdopt: (order: NewOrder) => void;
}>;

type State = 'none' | 'saving' | 'saved' | 'failed' | 'gone' | 'conflict';

const stateOf = ({ code }: Refused): State =>
  code === EDIT_CONFLICT ? 'conflict' : code === GONE ? 'gone' : 'failed';

/**
 * Stores a manual order as a draft on the server, automatically after changes, one save at a time. After a conflict, or
 * if the draft was deleted, nothing is saved until the user decides.
 */
export function useOrderDraft({ order, isTouched, total, opened, onAdopt }: Drafting) {
  const { to } = useLanguage();
  const { queryAction, isBusy } = useAction();
  const [stored, setStored] = useState(opened);
  const [state, setState] = useState<State>(opened.version === 0 ? 'none' : 'saved');
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [isEnded, setEnded] = useState(false);
  /** The same as a ref, for saves that start before the next render. */
  const hasEnded = useRef(false);
  const isShown = useRef(true);
  const totalNow = useRef(total);
  /** Undefined before the first save. */
  const [savedTotal, setSavedTotal] = useState<number | null>();
  /** A failed save is repeated after the next change, or on request. */
  const failed = useRef('');
  const running = useRef<Promise<unknown>>(Promise.resolve());
  const text = JSON.stringify(toContent(order));
  const isDirty = isTouched && text !== JSON.stringify(toContent(stored.values));
  // The total may be calculated only after the order was saved.
  const hasNewTotal = savedTotal !== undefined && total !== null && total !== savedTotal;
  const isToSave = isDirty || (isTouched && hasNewTotal);
  useEffect(() => {
    totalNow.current = total;
  }, [total]);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const take = (content: NewOrder, { id, version, savedAt: at }: ValueOf<'orders.save-draft'>) => {
    setStored({ values: content, version });
    setState('saved');
    setSavedAt(new Date(at));
    // Puts the draft's id into the URL without a navigation, so that a reload opens it.
    if (isShown.current)
      window.history.replaceState(window.history.state, '', to(`/admin/orders/new/?draft=${id}`));
  };
  const send = async (content: NewOrder, version: number): Promise<boolean> => {
    setState('saving');
    const sent = { version, content: toContent(content), total: totalNow.current };
    const answer = await queryAction('orders.save-draft', sent);
    setRefused(answer.ok ? null : answer);
    failed.current = answer.ok ? '' : JSON.stringify(toContent(content));
    if (answer.ok) {
      take(content, answer.value);
      setSavedTotal(sent.total);
    } else setState(stateOf(answer));
    return answer.ok;
  };
  const save = async (version = stored.version): Promise<boolean> => {
    const saving = send(order, version);
    running.current = saving;
    return saving;
  };
  const mayGoOn = state !== 'conflict' && state !== 'gone' && state !== 'saving';
  // biome-ignore lint/correctness/useExhaustiveDependencies: `text` represents the order
  useEffect(() => {
    if (!isToSave || !mayGoOn || isEnded || failed.current === text) return;
    const timer = setTimeout(() => {
      if (!hasEnded.current) void save();
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, [text, isToSave, mayGoOn, isEnded]);

  const setEnd = (ended: boolean) => {
    hasEnded.current = ended;
    setEnded(ended);
  };
  const conflict = refused === null ? null : parseConflict(refused, stored.values);
  const adopt = ({ version, values }: StoredDraft, shown = values) => {
    setStored({ values, version });
    onAdopt(shown);
    setRefused(null);
    setAsking(false);
    setState('saved');
  };
  return {
    state,
    savedAt,
    isDirty,
    isBusy,
    words: refused?.words ?? null,
    /** The problem of a field. */
    problemOf: (field: string): string | undefined => refused?.problems[`content.${field}`],
    /** Saves immediately; a conflict opens the dialog. */
    saveNow: async () => setAsking(!(await save())),
    /** Saves a deleted draft as a new one. */
    saveAsNew: (key: string) => {
      onAdopt({ ...order, key });
      setStored({ values: opened.values, version: 0 });
      setRefused(null);
      setState('none');
    },
    /** Stops saving, and waits for a running save. */
    end: async () => {
      setEnd(true);
      await running.current;
    },
    goOn: () => setEnd(false),
    ask: () => setAsking(true),
    /** The props of the conflict dialog. */
    dialog: {
      conflict: isAsking ? conflict : null,
      form: { values: toComparable(order) },
      isBusy,
      adopt,
      overwrite: async (conflict: SaveConflict<NewOrder>): Promise<boolean> => {
        setStored({ values: conflict.theirs, version: conflict.version });
        const isSaved = await save(conflict.version);
        setAsking(!isSaved);
        return isSaved;
      },
      clearRefused: () => setAsking(false),
    },
  };
}
