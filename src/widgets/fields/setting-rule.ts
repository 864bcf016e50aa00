import type { z } from 'zod';
import type { BlockLinkRule } from '../common/block-link.ts';
import type { QuizRule } from '../products/device-quiz/quiz-tree.ts';
import type { SocialRule } from '../social/address-field.ts';
import type { PeriodRule } from './period.ts';

/** The rule that a setting breaks; the rules of fields and widgets have their own names. */
export type SettingRule = z.core.$ZodIssue['code'] | BlockLinkRule | PeriodRule | QuizRule | SocialRule;
