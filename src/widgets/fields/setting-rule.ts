import type { z } from 'zod';
import type { QuizRule } from '../goods/device-quiz/quiz-tree.ts';
import type { SocialRule } from '../social/address-field.ts';
import type { PeriodRule } from './period.ts';

/** The rule that a setting breaks; those of a field's or a widget's own have names of their own. */
export type SettingRule = z.core.$ZodIssue['code'] | PeriodRule | QuizRule | SocialRule;
