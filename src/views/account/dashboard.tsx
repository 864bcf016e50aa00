import type { ReactNode } from 'react';
import type { Address, Customer } from '#shop/customers';
import type { Order } from '#shop/orders';
import { orderNumber } from '#shop/orders/rules/order-number.ts';
import { formatDate } from '../date/date.ts';
import { useLanguage } from '../language/language.tsx';
import { Price } from '../price/price.tsx';
import { AccountHead } from './account-frame.tsx';
import { OrderStatusMark } from './orders/order-status.tsx';
import { AddressLines } from './profile/address-lines.tsx';

export type DashboardProps = { customer: Customer; order: Order | null; address: Address | null };

type CardProps = { title: string; link: { label: string; href: string }; children: ReactNode };

function Card({ title, link, children }: CardProps) {
  const { to } = useLanguage();
  return (
    <section className="j-account__panel j-account__card">
      <h2>{title}</h2>
      <div className="j-account__cardbody">{children}</div>
      <a className="j-link" href={to(link.href)}>
        {link.label}
      </a>
    </section>
  );
}

function LastOrder({ order }: { order: Order }) {
  const { t, language } = useLanguage();
  return (
    <>
      <p>
        <a className="j-link" href={`${language === 'ar' ? '/ar' : ''}/my-account/view-order/${order.id}/`}>
          {t('account:orders.number', { number: orderNumber(order) })}
        </a>
      </p>
      <p className="j-quiet">{formatDate(order.placedAt, language)}</p>
      <p className="j-account__row">
        <OrderStatusMark order={order} />
        <Price money={order.totals.total} />
      </p>
    </>
  );
}

/** The account dashboard. */
export function Dashboard({ customer, order, address }: DashboardProps) {
  const { t } = useLanguage();
  return (
    <>
      <AccountHead
        title={t('account:overview.hello', { name: customer.displayName })}
        text={t('account:overview.text')}
      />
      <div className="j-account__cards">
        <Card
          title={t('account:overview.lastOrder')}
          link={
            order === null
              ? { label: t('account:orders.shop'), href: '/shop/' }
              : { label: t('account:overview.all'), href: '/my-account/orders/' }
          }
        >
          {order === null ? (
            <p className="j-quiet">{t('account:overview.noOrder')}</p>
          ) : (
            <LastOrder order={order} />
          )}
        </Card>
        <Card
          title={t('account:overview.address')}
          link={
            address === null
              ? { label: t('account:overview.addAddress'), href: '/my-account/edit-address/new/' }
              : { label: t('account:overview.change'), href: '/my-account/edit-address/' }
          }
        >
          {address === null ? (
            <p className="j-quiet">{t('account:overview.noAddress')}</p>
          ) : (
            <AddressLines address={address} />
          )}
        </Card>
        <Card
          title={t('account:overview.security')}
          link={{ label: t('account:overview.look'), href: '/my-account/security/' }}
        >
          <p className="j-quiet">
            {t(customer.hasTwoFactor ? 'account:overview.twoFactorOn' : 'account:overview.twoFactorOff')}
          </p>
          <p className="j-quiet">
            <bdi>{customer.email}</bdi>
          </p>
        </Card>
      </div>
    </>
  );
}
