import type { BuiltInRole } from '#shop/staff';

/**
 * The actions that each role may perform, as in docs/back-office.md. Listed here: expectations from the code's own
 * table would change with it.
 */
export const WHO_MAY: readonly (readonly [roles: readonly BuiltInRole[], actions: string])[] = [
  [
    ['owner'],
    `
      staff.list staff.invite staff.withdraw-invitation staff.change-role staff.close staff.reopen
      staff.password-link staff.reset-second-factor staff.sessions staff.end-session staff.end-sessions
      roles.list roles.open roles.save roles.delete
      api-keys.list api-keys.create api-keys.revoke
    `,
  ],
  [
    ['owner', 'manager'],
    `
      audit.list audit.show promotions.list promotions.show promotions.save promotions.end
      promotions.remove promotions.restore promotions.find-goods promotions.try settings.list
      promotions.history promotions.undo delivery.history delivery.undo
      settings.save settings.history home.show-setup customers.erase customers.erase-guest mails.save-words mails.reset-words mails.resend
      reports.sales reports.vat reports.products reports.words analytics.report analytics.breakdown analytics.live jobs.list jobs.retry delivery.list
      delivery.show delivery.save delivery.remove delivery.reorder delivery.try restrictions.list
      design.open design.save design.history design.add-font design.remove-font
      consent.list consent.export conversions.list conversions.again
      coming-soon.open coming-soon.save coming-soon.make-link coming-soon.turn-off-links
      restrictions.keep-rule restrictions.save restrictions.try entries.webhook-secret entries.erase subscribers.erase
    `,
  ],
  [
    ['owner', 'manager', 'catalogue-editor'],
    `
      reviews.list reviews.move reviews.remove-picture reviews.reply products.save products.change-one products.change-many products.preview-many products.undo-many products.save-sheet
      products.duplicate products.archive products.restore products.remove products.undo stock.adjust
      stock.transfer locations.create locations.rename locations.reorder locations.close
      locations.reopen locations.remove categories.create categories.save categories.move
      categories.remove attributes.create attributes.rename attributes.reorder attributes.remove
      values.create values.save values.reorder tags.create tags.save tags.remove values.remove
      data-transfer.list data-transfer.show data-transfer.take data-transfer.fetch data-transfer.fetch-on
      data-transfer.start data-transfer.again data-transfer.forget data-transfer.export data-transfer.rejected
    `,
  ],
  [
    ['owner', 'manager', 'order-desk'],
    `
      customers.list customers.show customers.find customers.note customers.tag customers.unlock
      customers.create customers.invite customers.export-list customers.show-guest customers.segments customers.segment
      customers.preview-segment customers.save-segment customers.delete-segment
      customers.weigh-merge customers.merge customers.remove-device customers.transfer-device customers.export customers.export-guest mails.templates mails.read mails.preview
      mails.log mails.show orders.list orders.export orders.show orders.parcel orders.document
      orders.move orders.move-many orders.note orders.mentionable orders.preview-edit orders.edit orders.split
      orders.tag orders.parcels orders.invoices orders.change-contact orders.packing
      orders.payment-choices orders.change-payment orders.mark-paid orders.undo-payment
      orders.find-products orders.find-customers orders.quote orders.create orders.drafts
      orders.draft orders.save-draft orders.delete-draft orders.unseen self.new-orders
      self.choose-new-orders refunds.preview refunds.make refunds.preview-amount
      refunds.make-amount refunds.pay-difference refunds.waiting
      refunds.mark-paid returns.approve returns.refuse returns.receive returns.refund returns.preview-exchange returns.exchange
      payments.list payments.mismatches payments.reconcile payments.explain payments.capture
      payments.void gift-cards.list gift-cards.show gift-cards.liability gift-cards.issue gift-cards.adjust
      gift-cards.set-disabled gift-cards.resend
      subscriptions.list subscriptions.show subscriptions.change
    `,
  ],
  [
    ['owner', 'manager', 'page-editor'],
    `
      editor.keep-draft editor.forget-draft editor.make-preview-link editor.revoke-preview-links content.save content.duplicate content.trash content.restore content.remove content.undo content.unpublish-homes
      content.add-term content.rename-term content.remove-term content.order-categories menus.save
      popups.panel ab-tests.start ab-tests.end templates.read-popup templates.import-popup templates.save
      templates.duplicate templates.trash templates.restore templates.remove
      templates.undo menus.undo redirects.list redirects.keep redirects.remove redirects.restore redirects.plan
      redirects.import redirects.history redirects.undo
    `,
  ],
  [
    ['owner', 'manager', 'catalogue-editor', 'page-editor'],
    `
      media.add media.describe media.crop media.remove media.remove-many media.move media.create-folder media.rename-folder media.move-folder media.remove-folder trash.list trash.restore trash.remove content.list content.choices content.term-choices content.open
      editor.canvas editor.visitors editor.draft editor.version content.preview content.find-goods content.history templates.list templates.open
      templates.choices templates.preset-parts templates.find-singles templates.at-address templates.history popups.simulate popups.figures
      ab-tests.list ab-tests.open ab-tests.choices menus.open menus.find menus.history
    `,
  ],
  [
    ['owner', 'manager', 'order-desk', 'page-editor'],
    `
      subscribers.list subscribers.export subscribers.import subscribers.end
      entries.list entries.open entries.redeliver entries.file entries.move entries.note entries.export
    `,
  ],
  [
    ['owner', 'manager', 'order-desk', 'catalogue-editor', 'page-editor'],
    `
      self.show self.speak self.change-password self.prepare-second-factor self.turn-on-second-factor
      self.end-session self.end-other-sessions views.list views.save views.delete products.list products.last-many
      products.choices products.open products.preview products.history products.export products.template products.sheet stock.ledger stock.low
      stock.sheet stock.find locations.list media.list media.uses media.folders media.whole home.show categories.list
      attributes.list values.list tags.list templates.edit-links search.records
      notifications.unread notifications.list self.notifications self.choose-notifications
      self.push-devices self.turn-on-push self.remove-push-device self.test-push
    `,
  ],
];
