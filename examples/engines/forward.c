/* An engine in C, without a library: goes forward, in every game for two. It reads lines and answers each, the last line
   of an answer being `ok`: docs/engine-protocol.md.

   cc -O2 -o forward forward.c -lm && fracas play toy-battle --vs ./forward */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MOST 65536 /* legal actions */

static char game[64], seat[64]; /* of the match */
static char *view, *legal[MOST]; /* as they came last; the texts of what may be played */
static int count;

/* The text of a field of the JSON at `at` ("id":"b7" gives b7), or of a number; "" if there is none. */
static const char *field(const char *at, const char *name) {
    static char found[8][64];
    static int next;
    char key[64];
    char *text = found[next = (next + 1) % 8];
    size_t n = 0;
    snprintf(key, sizeof key, "\"%s\":", name);
    *text = 0;
    const char *value = at ? strstr(at, key) : NULL;
    if (!value) return text;
    value += strlen(key);
    if (*value == '"') value++;
    while (n < 63 && value[n] && !strchr("\",}]", value[n])) { text[n] = value[n]; n++; }
    text[n] = 0;
    return text;
}

/* The next object in which `name` comes first, after `at`; NULL if there is none. Views are flat enough for that. */
static const char *object(const char *at, const char *name) {
    char key[64];
    snprintf(key, sizeof key, "{\"%s\":", name);
    return at ? strstr(at, key) : NULL;
}

static int is_word(const char *text, const char *word) { return strncmp(text, word, strlen(word)) == 0; }

static const char *last_word(const char *text) {
    const char *space = strrchr(text, ' ');
    return space ? space + 1 : text;
}

/* Near the enemy's H.Q., and not where one stands already. */
static double toy_battle(const char *action) {
    double x = 0, y = 0, gx = 0, gy = 0, held = 0;
    if (!is_word(action, "place ")) return is_word(action, "draw") ? -90 : -95;
    for (const char *node = object(strstr(view, "\"nodes\":"), "id"); node; node = object(node + 1, "id")) {
        const char *kind = field(node, "kind");
        if (is_word(kind, "hq:") && strcmp(kind + 3, seat)) gx = atof(field(node, "x")), gy = atof(field(node, "y"));
        if (strcmp(field(node, "id"), last_word(action))) continue;
        x = atof(field(node, "x")), y = atof(field(node, "y"));
        held = strcmp(field(node, "holder"), seat) == 0;
    }
    return -hypot(x - gx, y - gy) - 9 * held;
}

/* At whatever of the enemy stands there; an aimed shot is better. */
static double tanks(const char *action) {
    char space[8] = "";
    if (!is_word(action, "fire ")) return is_word(action, "end") ? 0 : -1;
    sscanf(action, "fire %7s", space);
    for (const char *tank = object(view, "side"); tank; tank = object(tank + 1, "side"))
        if (strcmp(field(tank, "side"), seat) && !strcmp(field(tank, "space"), space))
            return 20 - atof(field(tank, "hit_points")) + (strstr(action, "aimed") != NULL);
    return -9;
}

/* `place 7b at 17.m0`: the number is the piece's size; small ones leave room for more. Where the enemy has most dots. */
static double combact(const char *action) {
    if (!is_word(action, "place ")) return -60;
    int size = atoi(action + 6), at = atoi(last_word(action));
    for (const char *point = object(strstr(view, "\"points\":"), "number"); point; point = object(point + 1, "number"))
        if (atoi(field(point, "number")) == at)
            return atof(field(point, strcmp(seat, "white") ? "white" : "black")) - 10 * (size ? size : 3);
    return -50;
}

static double connect_four(const char *action) { return -abs(atoi(last_word(action)) - 4); }

static double far_apart(const char *one, const char *other) {
    return fmax(abs(one[0] - other[0]), abs(atoi(one + 1) - atoi(other + 1)));
}

/* To the intel, and home with it; whoever is in the way is attacked. */
static double mercenary(const char *action) {
    char goal[64] = "", from[64] = "", first[16], cell[16], way[16];
    if (is_word(action, "attack ")) return 99;
    if (!is_word(action, "move ")) return is_word(action, "pick ") ? 50 : is_word(action, "end") ? 0 : -50;
    const char *turn = strstr(view, "\"turn\":{"), *unit;
    for (unit = object(strstr(view, "\"units\":"), "id"); unit; unit = object(unit + 1, "id"))
        if (!strcmp(field(unit, "id"), field(turn, "unit"))) break;
    if (!turn || !unit) return -1;
    strcpy(from, field(unit, "cell"));
    int is_carrying = !strcmp(field(unit, "carrying"), "true");
    for (const char *one = object(strstr(view, "\"intel\":"), "side"); one; one = object(one + 1, "side"))
        if ((strcmp(field(one, "side"), seat) == 0) == is_carrying && *field(one, "home"))
            { strcpy(goal, field(one, is_carrying ? "home" : "cell")); break; }
    if (!*goal) return -1;
    double nearest = 99;
    snprintf(first, sizeof first, "%.8s", action + 5);
    const char *walk = strstr(turn, "\"walks\":{"); /* {"j2":["n"],"k3":["n","ne"]}: where the steps lead, and by which */
    for (walk = walk ? walk + 9 : NULL; walk && *walk == '"'; walk = strchr(walk, ']') + 1, walk += *walk == ',')
        if (sscanf(walk, "\"%15[^\"]\":[\"%15[^\"]", cell, way) == 2 && !strcmp(way, first))
            nearest = fmin(nearest, far_apart(cell, goal));
    return far_apart(from, goal) - nearest - 0.5;
}

static double rate(const char *action) {
    if (!strcmp(game, "toy-battle")) return toy_battle(action);
    if (!strcmp(game, "tanks")) return tanks(action);
    if (!strcmp(game, "combact")) return combact(action);
    if (!strcmp(game, "mercenary")) return mercenary(action);
    return connect_four(action);
}

/* ["draw","place kwak b1"] into its texts, in place. No text of an action has quotes of its own. */
static void read_legal(char *json) {
    count = 0;
    for (char *at = strchr(json, '"'); at && count < MOST; at = strchr(at + 1, '"')) {
        char *end = strchr(at + 1, '"');
        *end = 0;
        legal[count++] = at + 1;
        at = end;
    }
}

static void go(void) {
    double best = -1e9;
    const char *chosen = "";
    for (int i = 0; i < count; i++) {
        double value = rate(legal[i]);
        if (value > best) best = value, chosen = legal[i];
    }
    printf("info text %.1f for %s\nbestmove %s\n", best, chosen, chosen);
}

int main(void) {
    char *line = NULL, *legal_line = NULL;
    size_t room = 0;
    ssize_t length;
    while ((length = getline(&line, &room, stdin)) > 0) {
        while (length && strchr("\r\n", line[length - 1])) line[--length] = 0;
        if (!strcmp(line, "protocol 1"))
            puts("protocol 1\nid Forward in C\nauthor Fracas\n"
                 "games toy-battle tanks combact mercenary connect-four\nwants view legal");
        else if (is_word(line, "match "))
            strcpy(game, field(line, "game")), strcpy(seat, field(line, "seat"));
        else if (is_word(line, "view "))
            free(view), view = strdup(line);
        else if (is_word(line, "legal "))
            free(legal_line), legal_line = strdup(line), read_legal(legal_line);
        else if (is_word(line, "go"))
            go();
        puts("ok");
        fflush(stdout);
        if (!strcmp(line, "quit")) break;
    }
    return 0;
}
