import { describe, it } from "vitest";
import { asMeant, type MeantProgram } from "./program-outline";
import { book, page } from "./written-documents";

/** What sheets in use have that nothing before them had, one each. */
const PROGRAMS: MeantProgram[] = [
  [
    "a programme in Persian",
    () =>
      book({
        Sheet1: `
شنبه
ردیف | حرکت | ست | تکرار | استراحت
1 | پرس پا | 4 | 12 | 90 ثانیه
2 | جلو پا دستگاه | 3 | 15 | 1 دقیقه
3 | پلانک | 3 | 40 ثانیه |
دوشنبه
ردیف | حرکت | ست | تکرار | استراحت
1 | بارفیکس | 4 | 8 | 2 دقیقه
2 | نشر جانب | 3 | 12-15 |`,
      }),
    [
      "- 6: پرس پا 4x12; جلو پا دستگاه 3x15; پلانک 3x40 s",
      "- 1: بارفیکس 4x8; نشر جانب 3x12-15",
    ],
  ],
  [
    "a programme in Arabic",
    () =>
      book({
        Sheet1: `
الأسبوع 1
اليوم 1
التمرين | المجموعات | التكرارات | الوزن | ملاحظات
سكوات | 4 | 8 | 60 |
ضغط الصدر | 3 | 10 | 40 | ببطء
بلانك | 3 | 30 ثانية | |
اليوم 2
التمرين | المجموعات | التكرارات | الوزن | ملاحظات
ديدليفت | 5 | 5 | 80 |
عقلة | 3 | 6 | |`,
      }),
    [
      "1 اليوم 1: سكوات 4x8 60; ضغط الصدر 3x10 40; بلانك 3x30 s",
      "1 اليوم 2: ديدليفت 5x5 80; عقلة 3x6",
    ],
  ],
];

describe("real sheets, the fifteenth lot", () => {
  it.each(PROGRAMS)("reads %s", asMeant);
});
