// Options of a game as fields of a form, out of their JSON schema.

export interface Schema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  items?: Schema;
  $ref?: string;
  default?: unknown;
  description?: string;
  examples?: unknown[];
  title?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMaximum?: number;
  properties?: Record<string, Schema>;
  $defs?: Record<string, Schema>;
}

export type FieldKind = 'choice' | 'switch' | 'maybe' | 'number' | 'text' | 'other';

export interface OptionField {
  readonly name: string;
  readonly kind: FieldKind;
  readonly initial: unknown;
  readonly help: string;
  /** Of a choice: its values. Of a text: known names. */
  readonly values: readonly unknown[];
  /** Something of one's own may be given instead of a value: a text, or an object as JSON. */
  readonly own: 'none' | 'text' | 'json';
  /** A file of the game that shows how that is written. */
  readonly template?: string;
  readonly least?: number;
  readonly most?: number;
}

/** The fields of an options schema, in its order; known names of texts are collected from the variants. */
export function optionFields(
  schema: Schema,
  variants: Record<string, Record<string, unknown>> = {},
  templates: Readonly<Record<string, string>> = {},
): OptionField[] {
  return Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const field = optionField(name, property, schema, variants);
    return name in templates ? withTemplate(field, templates[name] ?? '') : field;
  });
}

/** An option that takes a file's content: its known values, or one's own. */
function withTemplate(field: OptionField, template: string): OptionField {
  const values = field.values.length > 0 ? field.values : [field.initial];
  return { ...field, kind: 'choice', values, own: template.endsWith('.json') ? 'json' : 'text', template };
}

function optionField(name: string, property: Schema, root: Schema, variants: Record<string, Record<string, unknown>>): OptionField {
  const arms = (property.anyOf ?? [property]).map((arm) => resolve(arm, root));
  const base = { name, initial: property.default, help: property.description ?? '', values: [], own: 'none' as const };
  const isNullable = arms.some((arm) => arm.type === 'null');
  const enumerated = arms.flatMap((arm) => arm.enum ?? (arm.const !== undefined ? [arm.const] : []));
  if (arms.some((arm) => arm.type === 'boolean')) return { ...base, kind: isNullable ? 'maybe' : 'switch' };
  if (enumerated.length > 0) {
    const own = arms.some((arm) => arm.type === 'object') ? 'json' : arms.some((arm) => isText(arm)) ? 'text' : 'none';
    return { ...base, kind: 'choice', values: isNullable ? [null, ...enumerated] : enumerated, own };
  }
  const number = arms.find((arm) => arm.type === 'integer' || arm.type === 'number');
  if (number) {
    const most = number.maximum ?? (number.exclusiveMaximum === undefined ? undefined : number.exclusiveMaximum - 1);
    return { ...base, kind: 'number', least: number.minimum, most };
  }
  if (arms.some(isText)) {
    const known = namesIn(name, property, arms, variants);
    if (known.length > 1) return { ...base, kind: 'choice', values: known, own: 'text' };
    return { ...base, kind: 'text', values: known };
  }
  return { ...base, kind: 'other' };
}

const isText = (arm: Schema) => arm.type === 'string' && arm.enum === undefined;

function namesIn(name: string, property: Schema, arms: Schema[], variants: Record<string, Record<string, unknown>>): unknown[] {
  const found = [property.default, ...(property.examples ?? []), ...arms.flatMap((arm) => arm.examples ?? [])];
  for (const options of Object.values(variants)) if (name in options) found.push(options[name]);
  return [...new Set(found.filter((value) => typeof value === 'string' && !value.includes('\n')))];
}

function resolve(schema: Schema, root: Schema): Schema {
  if (!schema.$ref) return schema;
  const found = root.$defs?.[schema.$ref.replace('#/$defs/', '')];
  return found ? resolve(found, root) : schema;
}

/** Only what differs from the defaults is sent. */
export function changedOptions(chosen: Record<string, unknown>, defaults: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(chosen).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(defaults[name])));
}
