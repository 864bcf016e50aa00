import { PlacedAccountFrame } from '#views/account/account-frame.tsx';
import { AccountHome } from '#views/account/account-home.tsx';
import type { AccountWidgetData } from './fields.ts';

/** Signing in and registering; for customers the account's menu and its overview. */
export function AccountBlock({ notices, ...account }: AccountWidgetData) {
  const { overview, nonces } = account;
  const navigation = overview === null ? null : { path: '/my-account/', signOutNonce: nonces.signOut };
  return (
    <PlacedAccountFrame navigation={navigation} notices={notices}>
      <AccountHome {...account} />
    </PlacedAccountFrame>
  );
}
