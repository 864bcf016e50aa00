import Fastify from 'fastify';

// A Fastify that does nothing but send one page: told its headers and its body, it says where it listens.
process.once('message', async ({ headers, body }) => {
  const page = Buffer.from(body, 'base64');
  const app = Fastify({ logger: false });
  app.route({
    method: ['GET', 'POST'],
    url: '/*',
    handler: (_request, reply) => {
      reply.headers(headers).send(page);
    },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  process.send({ port: app.server.address().port });
});
