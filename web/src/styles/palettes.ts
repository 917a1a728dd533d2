// The colours of every game, there from the start: tiles, lists and pages of a game carry `data-game` before its board is loaded.
import.meta.glob('../boards/*/palette.css', { eager: true });
