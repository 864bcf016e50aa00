import { z } from 'zod';
import { type ActionCall, readAction, writeAction } from '#admin-actions/action.ts';
import { idOf } from '#admin-actions/ids.ts';
import type { SessionId } from '#kernel/ids.ts';
import { addressIn, LANGUAGES, type Language } from '#kernel/language.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Role, StaffRefusal } from '#shop/staff';
import { keyActions } from './actions/keys.ts';
import { roleActions } from './actions/roles.ts';
import { sessionActions } from './actions/sessions.ts';
import { listStaff, roleInput, staffId } from './actions/staff-list.ts';

const sessionId = idOf<SessionId>();
const nothing = z.object({});

function linkTo({ publicUrl, language }: Pick<ActionCall, 'publicUrl' | 'language'>, key: string): string {
  return `${publicUrl}${addressIn(language, '/admin/join/')}?key=${key}`;
}

async function asLink(
  call: ActionCall,
  key: Promise<Outcome<string, StaffRefusal>>,
): Promise<Outcome<{ link: string }, StaffRefusal>> {
  const made = await key;
  return made.ok ? done({ link: linkTo(call, made.value) }) : refuse(made.refusal);
}

type Inviting = { email: string; role: Role; language: Language };

/** Emails an invitation in the recipient's language; also returns the link, to be passed on in person. */
async function invite(
  { shop, member, publicUrl }: ActionCall,
  { email, role, language }: Inviting,
): Promise<Outcome<{ link: string }, StaffRefusal>> {
  const key = await shop.staff.members.invite(member, email, role);
  if (!key.ok) return refuse(key.refusal);
  const link = linkTo({ publicUrl, language }, key.value);
  const recipient = email.trim();
  const ownName = await shop.staff.roles.nameOf(role);
  await shop.mails.invite({ recipient, language, inviter: member.name, role, ownName, href: link });
  return done({ link });
}

/** Staff members, and each member's own account. Source: RO-03, RO-04 */
export const actions = {
  'staff.list': readAction({
    need: 'staff.change',
    input: nothing,
    run: listStaff,
  }),
  'staff.invite': writeAction({
    need: 'staff.change',
    input: z.object({ email: z.string().max(200), role: roleInput, language: z.enum(LANGUAGES) }),
    about: ({ email }) => `staff:${email}`,
    run: invite,
  }),
  'staff.withdraw-invitation': writeAction({
    need: 'staff.change',
    input: z.object({ email: z.string() }),
    about: ({ email }) => `staff:${email}`,
    run: ({ shop, member }, { email }) => shop.staff.members.withdraw(member, email),
  }),
  'staff.change-role': writeAction({
    need: 'staff.change',
    input: z.object({ id: staffId, role: roleInput }),
    about: ({ id }) => `staff:${id}`,
    run: ({ shop, member }, { id, role }) => shop.staff.members.changeRole(member, id, role),
  }),
  'staff.close': writeAction({
    need: 'staff.change',
    input: z.object({ id: staffId }),
    about: ({ id }) => `staff:${id}`,
    run: ({ shop, member }, { id }) => shop.staff.members.close(member, id),
  }),
  'staff.reopen': writeAction({
    need: 'staff.change',
    input: z.object({ id: staffId }),
    about: ({ id }) => `staff:${id}`,
    run: ({ shop, member }, { id }) => shop.staff.members.reopen(member, id),
  }),
  'staff.password-link': writeAction({
    need: 'staff.change',
    input: z.object({ id: staffId }),
    about: ({ id }) => `staff:${id}`,
    run: (call, { id }) => asLink(call, call.shop.staff.members.passwordKey(call.member, id)),
  }),
  'staff.reset-second-factor': writeAction({
    need: 'staff.change',
    input: z.object({ id: staffId }),
    about: ({ id }) => `staff:${id}`,
    run: ({ shop, member }, { id }) => shop.staff.members.resetSecondFactor(member, id),
  }),
  ...keyActions,
  ...roleActions,
  ...sessionActions,
  'self.show': readAction({
    need: 'anybody',
    input: nothing,
    run: async ({ shop, member, session }) =>
      done({ sessions: await shop.staff.sessions.list(member.id), current: session.id }),
  }),
  'self.speak': writeAction({
    need: 'anybody-new',
    input: z.object({ language: z.enum(LANGUAGES) }),
    run: async ({ shop, member }, { language }) => {
      await shop.staff.self.speak(member.id, language);
      return done(null);
    },
  }),
  'self.change-password': writeAction({
    need: 'anybody',
    input: z.object({ currentPassword: z.string(), newPassword: z.string() }),
    run: ({ shop, member }, passwords) => shop.staff.self.changePassword(member.id, passwords),
  }),
  'self.prepare-second-factor': readAction({
    need: 'anybody-new',
    input: nothing,
    run: async ({ shop, member, publicUrl }) =>
      done(await shop.staff.secondFactor.prepare(member.id, new URL(publicUrl).hostname)),
  }),
  'self.turn-on-second-factor': writeAction({
    need: 'anybody-new',
    input: z.object({ code: z.string() }),
    run: ({ shop, member }, { code }) => shop.staff.secondFactor.turnOn(member.id, code),
  }),
  'self.end-session': writeAction({
    need: 'anybody',
    input: z.object({ id: sessionId }),
    run: async ({ shop, member }, { id }) => done({ ended: await shop.staff.sessions.end(member.id, id) }),
  }),
  'self.end-other-sessions': writeAction({
    need: 'anybody',
    input: nothing,
    run: async ({ shop, member, session }) =>
      done({ ended: await shop.staff.sessions.endAll(member.id, session.id) }),
  }),
  'views.list': readAction({
    need: 'anybody',
    input: z.object({ list: z.string().max(40) }),
    run: async ({ shop, member }, { list }) => done(await shop.staff.views.list(member.id, list)),
  }),
  'views.save': writeAction({
    need: 'anybody',
    input: z.object({
      list: z.string().max(40),
      name: z.string().trim().min(1).max(60),
      query: z.string().max(2000),
    }),
    run: async ({ shop, member }, view) => {
      await shop.staff.views.save(member.id, view);
      return done(null);
    },
  }),
  'views.delete': writeAction({
    need: 'anybody',
    input: z.object({ id: idOf() }),
    run: async ({ shop, member }, { id }) => {
      await shop.staff.views.delete(member.id, id);
      return done(null);
    },
  }),
};
