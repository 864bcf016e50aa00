import { expect, it } from 'vitest';
import { isOpenToKeys } from '#admin-actions/key-access.ts';
import { actionRegistry } from '#admin-actions/registry.ts';

/** Listed here, so that a new action closed to keys has to be added on purpose. */
const CLOSED = `
  api-keys.create api-keys.list api-keys.revoke coming-soon.make-link consent.export customers.export-list
  data-transfer.export
  data-transfer.rejected data-transfer.take design.add-font editor.canvas editor.draft editor.forget-draft
  editor.keep-draft editor.make-preview-link editor.revoke-preview-links editor.version editor.visitors
  entries.export entries.file entries.webhook-secret search.records home.show media.add notifications.list
  notifications.unread orders.delete-draft orders.draft orders.drafts orders.export
  orders.mentionable orders.save-draft orders.unseen products.export subscribers.export roles.delete roles.list roles.open
  roles.save self.change-password self.choose-new-orders self.choose-notifications self.end-other-sessions
  self.end-session self.new-orders self.notifications self.prepare-second-factor self.push-devices
  self.remove-push-device self.show self.speak self.test-push self.turn-on-push self.turn-on-second-factor staff.change-role staff.close staff.end-session staff.end-sessions staff.invite
  staff.list staff.password-link staff.reopen staff.reset-second-factor staff.sessions
  staff.withdraw-invitation templates.edit-links views.delete views.list views.save
`;

it('RO-03 what API keys never reach is written down', () => {
  const closed = Object.entries(actionRegistry).flatMap(([name, { need }]) =>
    isOpenToKeys(name, need) ? [] : [name],
  );
  expect(closed.toSorted()).toEqual(CLOSED.trim().split(/\s+/).toSorted());
});
