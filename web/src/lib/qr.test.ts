// The codes are compared with those of another program (Kazuhiko Arase's, which npm brings along), module by module.
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { correctionWords, formatBits, qrCode, versionBits } from './qr';

const rows = (text: string) => qrCode(text)?.map((row) => row.map((isDark) => (isDark ? '#' : '.')).join('')) ?? [];
const digest = (text: string) => createHash('sha256').update(rows(text).join('\n').replaceAll('#', '1').replaceAll('.', '0')).digest('hex');

describe('a QR code', () => {
  it('is the one that others draw', () => {
    expect(rows('Fracas')).toEqual([
      '#######.......#######',
      '#.....#..#....#.....#',
      '#.###.#.##..#.#.###.#',
      '#.###.#.###...#.###.#',
      '#.###.#.##.##.#.###.#',
      '#.....#.#...#.#.....#',
      '#######.#.#.#.#######',
      '........#####........',
      '#.#####..#..#.#####..',
      '##.#......#.#..#..###',
      '#.#.#####.##.#..#..#.',
      '#.##....#......####.#',
      '#.....#...##.#..#..#.',
      '........########..#..',
      '#######...#.#.##.###.',
      '#.....#.#..####.###.#',
      '#.###.#.#...#..#...#.',
      '#.###.#.#.#.#...#.#..',
      '#.###.#.#.##.#...#...',
      '#.....#..#.......##..',
      '#######.##.#.#.#...#.',
    ]);
  });

  it('likewise with several blocks and alignment patterns (version 5), and with its version written (version 8)', () => {
    const invitation = 'http://192.168.1.20:8000/join/i0uOqKlOJTmDff4IrnC3KOyAZb18HCMbuiD3u8NJVsXe';
    expect([rows(invitation).length, digest(invitation)]).toEqual([37, '49b2cfa39f6170737db2860acaacaff9adb327ee0fc36e178c87446d929ef891']);
    const long = `https://play.example/join/${'a'.repeat(100)}`;
    expect([rows(long).length, digest(long)]).toEqual([49, '4b9197a9d82881de6d2c2eaa3d6b8b55c75f050b87125391037b6e3481e546a6']);
  });

  it('corrects as in the standard’s well-known examples', () => {
    const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
    expect(correctionWords(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
    expect(formatBits(0).toString(2)).toBe('101010000010010');
    expect(versionBits(7).toString(2).padStart(18, '0')).toBe('000111110010010100');
  });

  it('has room for any address, and says when it has not', () => {
    for (const length of [0, 14, 15, 26, 42, 62, 84, 106, 122, 152, 180]) expect(rows('x'.repeat(length)).length).toBeGreaterThan(0);
    expect(qrCode('ü'.repeat(91))).toBeNull();
  });
});
