import { describe, expect, it } from "vitest";
import { isStorageFailure } from "../../worker/db/storage-failure";

/** As drizzle hands on what D1 says: the statement outside, D1's words inside. */
const inQuery = (words: string) => new Error("Failed query: insert into …", { cause: new Error(words) });

describe("the database itself has failed", () => {
  it.each([
    "D1_ERROR: Network connection lost.",
    "Network connection lost.",
    "D1_ERROR: D1 DB is overloaded. Requests queued for too long.",
    "D1_ERROR: D1 DB storage operation exceeded timeout which caused object to be reset.",
    "D1_ERROR: Internal error while starting up D1 DB storage caused object to be reset.",
    "D1_ERROR: Exceeded maximum DB size.",
    "D1_ERROR: disk I/O error: SQLITE_IOERR",
    "D1_ERROR: database or disk is full: SQLITE_FULL",
    "D1_ERROR: attempt to write a readonly database: SQLITE_READONLY",
    "D1_ERROR: database is locked: SQLITE_BUSY",
    // As a full disk was heard to say it here, of database, files, cache and rate limits.
    "database or disk is full: SQLITE_FULL",
    "disk I/O error: SQLITE_IOERR (extended: SQLITE_IOERR_SHMSIZE)",
    "internal error; reference = 0a1b2c3d4e5f",
    "put: We encountered an internal error. Please try again. (10001)",
  ])("when D1 says: %s", (words) => {
    expect(isStorageFailure(inQuery(words))).toBe(true);
    expect(isStorageFailure(new Error(words))).toBe(true);
  });
});

describe("what was asked of it was wrong", () => {
  it.each([
    "D1_ERROR: UNIQUE constraint failed: user.email: SQLITE_CONSTRAINT",
    "D1_ERROR: FOREIGN KEY constraint failed: SQLITE_CONSTRAINT_FOREIGNKEY",
    "D1_ERROR: no such column: nmae at offset 7: SQLITE_ERROR",
    "D1_ERROR: too many SQL variables at offset 9: SQLITE_ERROR",
    "D1_ERROR: string or blob too big: SQLITE_TOOBIG",
    "D1_TYPE_ERROR: Type 'undefined' not supported for value 'undefined'",
    "Cannot read properties of undefined",
    "An internal error; reference = something of ours",
    "put: The specified object name is not valid. (10020)",
  ])("when the words are: %s", (words) => {
    expect(isStorageFailure(inQuery(words))).toBe(false);
    expect(isStorageFailure(new Error(words))).toBe(false);
  });

  it("and nothing that is no error", () => {
    for (const thrown of [null, undefined, "D1_ERROR: Network connection lost.", 503]) {
      expect(isStorageFailure(thrown)).toBe(false);
    }
  });
});
