// Markdown as tokens, which components draw: no HTML is ever put into the page, whatever a rules file holds.
import { lexer, type Token, type Tokens } from 'marked';

export type { Token, Tokens };

export function parse(text: string): Token[] {
  return lexer(text, { gfm: true });
}

/** The name of a heading within the page. */
export function slug(text: string): string {
  return `r-${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')}`;
}

/** Plain text of an inline token or a list of them; HTML is shown as the text it is. */
export function plain(tokens: readonly Token[]): string {
  return tokens
    .map((token) => ('tokens' in token && token.tokens ? plain(token.tokens) : 'text' in token ? token.text : token.raw))
    .join('');
}

/** A link's address if it may be followed: within the page, or of the web. */
export function safeLink(href: string): string | null {
  return /^(https?:\/\/|mailto:|#)/i.test(href) ? href : null;
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** Texts come escaped from the lexer in places; components escape by themselves. */
export function unescape(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => NAMED[name] ?? '');
}
