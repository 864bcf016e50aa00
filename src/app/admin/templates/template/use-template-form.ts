import type { ValueOf } from '#admin-actions/registry.ts';
import type { Conditions as StoredConditions } from '#shop/templates';
import type { TemplatePlace } from '#shop/templates/rules/places.ts';
import { formatMoment } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import type { FormatField } from '../../parts/forms/conflict-dialog.tsx';
import { useAdminForm } from '../../parts/forms/form.tsx';
import { useOnward } from '../../parts/lists/use-onward.ts';
import { useConditionWords } from '../condition-words.ts';
import { treeWords } from '../content/node-words.ts';
import { newTemplate, type OpenedTemplate } from './draft.ts';

export type TemplateFormProps = ValueOf<'templates.choices'> & {
  open: ValueOf<'templates.open'> | null;
  /** The initial place of a new template. */
  place?: TemplatePlace;
};

const LABELS = {
  name: 'name',
  place: 'place',
  conditions: 'conditions.title',
  settings: 'popup.look',
  tree: 'content.title',
  status: 'state',
  startsAt: 'schedule.startsAt',
  endsAt: 'schedule.endsAt',
} as const;

function useForm(open: OpenedTemplate | null, place: TemplatePlace = 'page') {
  const { to } = useLanguage();
  const state = useAdminForm({
    action: 'templates.save',
    draftKey: `template:${open?.id ?? 'new'}`,
    opened: { values: open?.draft ?? newTemplate(place), version: open?.version ?? 0 },
    toInput: (draft, version, publishing) => ({
      ...{ id: open?.id ?? null, version, draft },
      ...(publishing === null ? {} : { publishing }),
    }),
    toValues: ({ draft }: OpenedTemplate) => draft,
    onSaved: (saved) => {
      if (open === null) goOn(to(`/admin/templates/${saved.id}/`));
    },
  });
  const goOn = useOnward(state.isDirty);
  return state;
}

/** Formats values of a conflict: widgets by name, conditions as in their list. */
function useFormatField({ open, choices, sections }: TemplateFormProps): FormatField {
  const { t, language } = useLanguage();
  const toWords = useConditionWords(choices);
  const formatConditions = ({ include, exclude }: StoredConditions, place: TemplatePlace) =>
    Object.entries({ include, exclude })
      .filter(([, list]) => list.length > 0)
      .map(([name, list]) => {
        const words = list.map((one) => toWords(one, { place, singles: open?.singles ?? [] }));
        return `${t(`adminTemplates:conditions.${name}`)}: ${words.join(' · ')}`;
      })
      .join('; ');
  return (value, field) => {
    switch (field) {
      case 'tree':
        return treeWords(value, { language, sections });
      case 'conditions':
        return formatConditions(value as StoredConditions, open?.draft.place ?? 'page');
      case 'status':
        return t(`adminContent:states.${value}`);
      case 'startsAt':
      case 'endsAt':
        return typeof value === 'string' ? formatMoment(new Date(value), language) : undefined;
      default:
        return undefined;
    }
  };
}

/** The form of a template, with the labels of its fields. */
export function useTemplateForm(props: TemplateFormProps) {
  const { t } = useLanguage();
  const labels = Object.fromEntries(
    Object.entries(LABELS).map(([field, words]) => [field, t(`adminTemplates:${words}`)]),
  );
  return { state: useForm(props.open, props.place), labels, formatField: useFormatField(props) };
}
