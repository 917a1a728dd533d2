/* Random games of Connect Four: the algorithm of examples/connect_four and core/rng.py in C, step for step.

   The same state bytes, the same generator (xoshiro256++, Lemire's bounded draw) and the same order of checks, so from
   the same generator state both play the same games; the bench verifies that before it times them. */

#include <stdint.h>
#include <string.h>

enum { ROWS = 6, COLUMNS = 7, CELLS = ROWS * COLUMNS, LINE = 4 };
enum { NONE = 0, FOUR_IN_A_LINE = 1, BOARD_FULL = 2 };
enum { NOBODY = -1, YELLOW = 0 };

typedef struct {
    int8_t actor, over, winner, ending;
    int8_t discs;
    int8_t height[COLUMNS];
    int8_t board[ROWS][COLUMNS]; /* row 0 at the bottom; 0 empty, seat + 1 a disc */
} State;

static inline uint64_t rotate(uint64_t word, int by) { return (word << by) | (word >> (64 - by)); }

static inline uint64_t next_word(uint64_t rng[4]) {
    const uint64_t result = rotate(rng[0] + rng[3], 23) + rng[0];
    const uint64_t carried = rng[1] << 17;
    rng[2] ^= rng[0];
    rng[3] ^= rng[1];
    rng[1] ^= rng[2];
    rng[0] ^= rng[3];
    rng[2] ^= carried;
    rng[3] = rotate(rng[3], 45);
    return result;
}

static inline int64_t below(uint64_t rng[4], uint64_t bound) {
    const uint64_t whole_half = UINT64_C(1) << 32, low_half = whole_half - 1;
    uint64_t product = (next_word(rng) >> 32) * bound;
    if ((product & low_half) < bound) {
        const uint64_t threshold = (whole_half - bound) % bound;
        while ((product & low_half) < threshold) product = (next_word(rng) >> 32) * bound;
    }
    return (int64_t)(product >> 32);
}

static inline int legal(const State *s, int64_t *out) {
    int n = 0;
    for (int column = 0; column < COLUMNS; column++)
        if (s->height[column] < ROWS) out[n++] = column;
    return n;
}

static inline int run(const State *s, int row, int column, int up, int right, int8_t disc) {
    int n = 0;
    row += up;
    column += right;
    while (0 <= row && row < ROWS && 0 <= column && column < COLUMNS && s->board[row][column] == disc) {
        n++;
        row += up;
        column += right;
    }
    return n;
}

static inline int is_winning(const State *s, int row, int column, int8_t disc) {
    return run(s, row, column, 0, 1, disc) + run(s, row, column, 0, -1, disc) + 1 >= LINE ||
           run(s, row, column, -1, 0, disc) + 1 >= LINE ||
           run(s, row, column, 1, 1, disc) + run(s, row, column, -1, -1, disc) + 1 >= LINE ||
           run(s, row, column, 1, -1, disc) + run(s, row, column, -1, 1, disc) + 1 >= LINE;
}

static inline void apply(State *s, int column) {
    const int row = s->height[column];
    const int8_t disc = s->actor + 1;
    s->board[row][column] = disc;
    s->height[column]++;
    s->discs++;
    if (is_winning(s, row, column, disc)) {
        s->over = 1;
        s->winner = s->actor;
        s->ending = FOUR_IN_A_LINE;
    } else if (s->discs == CELLS) {
        s->over = 1;
        s->ending = BOARD_FULL;
    }
    s->actor = 1 - s->actor;
}

/* Plays games one after another; the number of moves. `rng` is modified, `last` receives the last game's end. */
int64_t random_games(uint64_t rng[4], int64_t games, State *last) {
    State s;
    int64_t out[COLUMNS];
    int64_t played = 0;
    memset(&s, 0, sizeof s);
    for (int64_t game = 0; game < games; game++) {
        memset(&s, 0, sizeof s);
        s.winner = NOBODY;
        s.actor = YELLOW;
        while (!s.over) {
            const int n = legal(&s, out);
            apply(&s, (int)out[below(rng, (uint64_t)n)]);
            played++;
        }
    }
    *last = s;
    return played;
}
