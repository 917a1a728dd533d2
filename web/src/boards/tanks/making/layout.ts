// How much room a zone takes that is being drawn.
import { CELL } from '../geometry';
import type { Zone } from './draft';

export { CELL };
const EDGE = 13; // coordinates

export const boxOf = ({ columns, rows }: Zone) => ({ x: -EDGE, y: -3, width: columns * CELL + EDGE + 3, height: rows * CELL + EDGE + 3 });
