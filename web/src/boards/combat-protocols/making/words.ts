// What only the editor of tables says; it is loaded with it.
import { Texts } from '../../../base/texts';

const files = import.meta.glob<string>('./texts/*.ftl', { query: '?raw', import: 'default', eager: true });
export const texts = new Texts(files);
export const say = texts.say;
