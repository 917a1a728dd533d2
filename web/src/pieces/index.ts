export { default as Badge } from './Badge.svelte';
export { default as Die } from './Die.svelte';
export { default as Halo } from './Halo.svelte';
export { default as Hearts } from './Hearts.svelte';
export { default as Token } from './Token.svelte';
