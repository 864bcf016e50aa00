import type { z } from 'zod';
import { type CommonValues, commonFields } from '../common/common-fields.ts';
import type { AnyWidget, SettingFault, StoredSettings } from '../declaration.ts';
import type { Fields, ValuesOf } from '../fields/field.ts';
import { schemaOf } from '../fields/nested.ts';
import type { SettingRule } from '../fields/setting-rule.ts';
import { widgets } from '../index.ts';
import type { StoredNode } from './node.ts';

/** Why a node cannot be shown. `path` leads to the setting, as `slides.0.heading.en`; '' is the node itself. */
export type NodeProblem = Readonly<
  | { reason: 'unknown-widget' }
  | { reason: 'newer-version' }
  | { reason: 'wrong-setting'; path: string; rule: SettingRule }
>;

/** A node with a known widget and valid settings. */
export type ValidNode = Readonly<{ widget: AnyWidget; settings: ValuesOf<Fields>; common: CommonValues }>;

type Understood = Readonly<{ ok: true; node: ValidNode } | { ok: false; problems: NodeProblem[] }>;

/** Upgrades settings of an older version. */
export function upgradeSettings(
  { version, upgrades = {} }: Pick<AnyWidget, 'version' | 'upgrades'>,
  from: number,
  settings: StoredSettings,
): StoredSettings {
  let upgraded = settings;
  for (let next = from + 1; next <= version; next += 1) upgraded = upgrades[next]?.(upgraded) ?? upgraded;
  return upgraded;
}

function ruleOf(issue: z.core.$ZodIssue): SettingRule {
  return issue.code === 'custom' ? ((issue.params?.rule as SettingRule | undefined) ?? 'custom') : issue.code;
}

function problemsOf(issues: readonly z.core.$ZodIssue[]): NodeProblem[] {
  return issues.map((issue) => ({
    reason: 'wrong-setting',
    path: issue.path.join('.'),
    rule: ruleOf(issue),
  }));
}

const known = new WeakMap<StoredNode, Understood>();

/** Finds a node's widget, upgrades its settings and validates them; once per node, since nodes are immutable. */
export function understandNode(stored: StoredNode): Understood {
  const understood = known.get(stored) ?? understand(stored);
  known.set(stored, understood);
  return understood;
}

function understand({ widget: name, version, settings, common }: StoredNode): Understood {
  const widget = widgets.get(name);
  if (widget === undefined) return { ok: false, problems: [{ reason: 'unknown-widget' }] };
  if (version > widget.version) return { ok: false, problems: [{ reason: 'newer-version' }] };
  const parsed = schemaOf(widget.fields as Fields).safeParse(upgradeSettings(widget, version, settings));
  const shared = schemaOf(commonFields).safeParse(common);
  const faults: readonly SettingFault[] = (parsed.success && widget.faults?.(parsed.data)) || [];
  if (parsed.success && shared.success && faults.length === 0)
    return { ok: true, node: { widget, settings: parsed.data, common: shared.data } };
  const issues = [...(parsed.error?.issues ?? []), ...(shared.error?.issues ?? [])];
  const whole = faults.map((fault) => ({ reason: 'wrong-setting', ...fault }) as const);
  return { ok: false, problems: [...problemsOf(issues), ...whole] };
}
