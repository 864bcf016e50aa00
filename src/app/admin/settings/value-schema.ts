/** The subset of JSON Schema that describes settings. */
export type ValueSchema = {
  type?: string;
  enum?: readonly string[];
  properties?: Readonly<Record<string, ValueSchema>>;
  items?: ValueSchema;
  anyOf?: readonly ValueSchema[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxItems?: number;
  pattern?: string;
  /** Labels of values without messages, such as custom roles. */
  names?: Readonly<Record<string, string>>;
  /** The background that a picture is made for. */
  ground?: string;
};

/** The kind of input for a value. */
export type FieldKind =
  | 'switch'
  | 'choice'
  | 'number'
  | 'money'
  | 'text'
  | 'localized'
  | 'choices'
  | 'words'
  | 'group'
  | 'picture'
  | 'json';

/** Of alternative schemas the first is the complete one. */
export function plainSchema(schema: ValueSchema): ValueSchema {
  return schema.anyOf?.[0] === undefined ? schema : plainSchema(schema.anyOf[0]);
}

function objectKind({ properties = {} }: ValueSchema): FieldKind {
  const names = Object.keys(properties);
  if (names.includes('file')) return 'picture';
  return names.length === 2 && names.includes('en') && names.includes('ar') ? 'localized' : 'group';
}

function listKind({ items }: ValueSchema, name: string): FieldKind {
  const item = items === undefined ? null : plainSchema(items);
  if (item?.enum !== undefined || name === 'emirates') return 'choices';
  return item?.type === 'string' ? 'words' : 'json';
}

const BY_TYPE: Readonly<Record<string, FieldKind>> = { boolean: 'switch', string: 'text' };

/**
 * The kind of input for a schema.
 *
 * @param name of the value; a name that ends in `Minor` is an amount in fils
 */
export function fieldKind(schema: ValueSchema, name: string): FieldKind {
  if (schema.enum !== undefined) return 'choice';
  if (schema.type === 'object') return objectKind(schema);
  if (schema.type === 'array') return listKind(schema, name);
  if (schema.type === 'integer' || schema.type === 'number')
    return name.endsWith('Minor') ? 'money' : 'number';
  return BY_TYPE[schema.type ?? ''] ?? 'json';
}

export type Allowed = Readonly<{ minimum: number | null; maximum: number | null; pattern: string | null }>;

/** Names of the formats of patterns: keys below `adminSettings:patterns`. */
const PATTERNS: Readonly<Record<string, string>> = {
  '^\\d{15}$': 'trn',
  '^[a-z][a-z0-9]*(-[a-z0-9]+)*$': 'slug',
  '^[a-z0-9][a-z0-9-]{0,63}$': 'slug',
  '^[A-Z0-9]{1,8}$': 'series',
  '^[A-Za-z][\\w-]{0,63}$': 'words',
  '^[\\w-]*$': 'words',
  '^(?:(?:G|GT|AW|DC)-[A-Z0-9]{4,20})?$': 'googleTag',
  '^(?:GTM-[A-Z0-9]{4,12})?$': 'tagManager',
  '^(?:\\d{10,20})?$': 'pixel',
};

function bound(number: number | undefined): number | null {
  return number === undefined || Math.abs(number) >= Number.MAX_SAFE_INTEGER ? null : number;
}

/** The bounds and format of a schema, as far as they can be shown. */
export function allowedBy({ minimum, maximum, pattern }: ValueSchema): Allowed {
  return {
    minimum: bound(minimum),
    maximum: bound(maximum),
    pattern: pattern === undefined ? null : (PATTERNS[pattern] ?? null),
  };
}
