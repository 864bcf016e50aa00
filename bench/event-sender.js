import { connect } from 'node:net';

// Sends batches of events, as a process of its own: what it costs to make them is not the shop's.

const PATH = '/wp-json/jamra/v1/events/';
const BROWSER =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';
const TICK_MS = 2;
const TAKEN = 'HTTP/1.1 204';

const sale = {
  ...{ currency: 'AED', value: 199 },
  items: [{ item_id: '1001', item_name: 'Kit', price: 199, quantity: 1 }],
};

/** What a visitor of a product page does. */
const eventsOf = (url) => [
  {
    name: 'page_view',
    params: { page_location: `${url}/product/kovia-bar/`, page_title: 'Kit', page_referrer: '' },
  },
  { name: 'view_item', params: sale },
  { name: 'scroll', params: { percent_scrolled: 90 } },
  { name: 'add_to_cart', params: sale },
  { name: 'begin_checkout', params: { ...sale, coupon: '' } },
];

/** Requests of another visitor and page view each. */
function createRequests({ url, count }) {
  const { host } = new URL(url);
  const events = JSON.stringify(
    eventsOf(url)
      .slice(0, count)
      .map((event, place) => ({ id: place + 1, age: 100, ...event })),
  );
  let made = 0;
  return () => {
    made += 1;
    const body = `{"page":"${made}-${process.pid}","path":"/product/kovia-bar/","width":390,"events":${events}}`;
    const network = `10.${(made >> 16) & 255}.${(made >> 8) & 255}.${made & 255}`;
    return (
      `POST ${PATH} HTTP/1.1\r\nhost: ${host}\r\nuser-agent: ${BROWSER}\r\nx-forwarded-for: ${network}\r\n` +
      `content-type: text/plain\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
    );
  };
}

/**
 * @param sockets connections that stay open, each with one request at a time
 * @param aSecond batches a second; null: as many as the shop takes
 */
function send({ url, count, sockets, aSecond }) {
  const { hostname, port } = new URL(url);
  const next = createRequests({ url, count });
  const free = [];
  let sent = 0;
  let answered = 0;
  const write = (socket) => {
    sent += 1;
    socket.write(next());
  };
  const all = Array.from({ length: sockets }, () => {
    const socket = connect(Number(port), hostname);
    socket.setNoDelay();
    socket.on('data', (chunk) => {
      const text = chunk.toString('latin1');
      if (!text.startsWith(TAKEN)) throw new Error(text.slice(0, 400));
      answered += 1;
      if (aSecond === null) write(socket);
      else free.push(socket);
    });
    if (aSecond === null) socket.once('connect', () => write(socket));
    else socket.once('connect', () => free.push(socket));
    return socket;
  });
  const startedAt = performance.now();
  const timer = setInterval(() => {
    const due = ((performance.now() - startedAt) / 1000) * (aSecond ?? 0);
    while (sent < due && free.length > 0) write(free.shift());
  }, TICK_MS);
  process.once('message', () => {
    clearInterval(timer);
    const seconds = (performance.now() - startedAt) / 1000;
    for (const socket of all) socket.destroy();
    process.send({ eventsASecond: (answered * count) / seconds }, () => process.exit());
  });
}

process.once('message', send);
