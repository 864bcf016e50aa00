import { accountCookie } from '#wire/cookies/session-cookies.ts';
import { anOwnableDevice } from '../../a-kit.ts';
import { accountsOf } from '../../accounts.ts';
import { filling } from './accounts.ts';
import { by, NOBODY, type RefusalCases, type Running } from './running.ts';

const NEW = '/my-account/devices/new/';
let serials = 0;

/** A signed-in customer, and the form to register a device. */
async function anOwner(running: Running) {
  const { runtime, origin } = running;
  const { session, customer } = await accountsOf(runtime).aCustomer();
  const config = { ...runtime.config, publicUrl: origin };
  const cookie = accountCookie.write(session, config).split(';')[0] ?? '';
  const device = await anOwnableDevice(runtime, 'REFUSED-DEVICE');
  serials += 1;
  const fields = {
    device_product: String(device),
    device_serial: `REFUSED${String(serials).padStart(6, '0')}`,
    device_purchased: '2026-01-01',
    device_reminder: '',
  };
  const register = async (serial: string) => {
    const draft = { ...fields, device_serial: serial };
    const saved = await runtime.shop.devices.save(customer.id, { id: null, draft });
    if (!saved.ok) throw new Error(JSON.stringify(saved.refusal));
  };
  return { cookie, fields, register };
}

export const devices = {
  'devices.wrong-fields': async (running) => {
    const { cookie, fields } = await anOwner(running);
    return filling(running, NEW, { fields: { ...fields, device_serial: '' }, cookie });
  },
  'devices.serial-taken': async (running) => {
    const { cookie, fields, register } = await anOwner(running);
    await register(fields.device_serial);
    return filling(running, NEW, { fields, cookie });
  },
  'devices.too-many': async (running) => {
    const { cookie, fields, register } = await anOwner(running);
    for (let count = 10; count < 30; count += 1) await register(`${fields.device_serial}${count}`);
    return filling(running, NEW, { fields, cookie });
  },
  'devices.unknown-device': by('customers.remove-device', { device: NOBODY }),
  'devices.unknown-customer': by('customers.transfer-device', {
    device: NOBODY,
    email: 'nobody@nowhere.example',
  }),
} satisfies RefusalCases;
