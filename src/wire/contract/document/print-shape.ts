import { z } from 'zod';

type Schema = z.core.JSONSchema.BaseSchema;

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

function printObject({ properties = {}, additionalProperties }: Schema): string {
  const named = Object.entries(properties).map(
    ([name, one]) => `"${name}": ${isSchema(one) ? printSchema(one) : '…'}`,
  );
  const others = isSchema(additionalProperties) && Object.keys(additionalProperties).length > 0;
  const more = others
    ? [`…: ${printSchema(additionalProperties)}`]
    : additionalProperties === false
      ? []
      : ['…'];
  return `{ ${[...named, ...more].join(', ')} }`;
}

function printSchema(schema: Schema): string {
  if (schema.description !== undefined) return schema.description;
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((one) => JSON.stringify(one)).join(' or ');
  if (schema.anyOf !== undefined)
    return schema.anyOf.map((one) => (isSchema(one) ? printSchema(one) : '…')).join(' or ');
  if (schema.type === 'object') return printObject(schema);
  return schema.type === 'string' ? 'text' : String(schema.type ?? 'anything');
}

/** Describes the shape of a body on one line. */
export function printShape(body: z.ZodType): string {
  return printSchema(z.toJSONSchema(body));
}
