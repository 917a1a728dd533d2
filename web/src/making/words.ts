// What only the editor says; it is loaded with it.
import { settings } from '../base/settings.svelte';
import { Texts, type Values } from '../base/texts';

export const texts = new Texts(import.meta.glob<string>('./texts/*.ftl', { query: '?raw', import: 'default', eager: true }));

/** A text of the editor in the chosen language. */
export const m = (key: string, values: Values = {}): string => texts.say(settings.language, key, values);
