import { describe, expect, it } from "vitest";
import { DocumentError } from "../../worker/documents/document-error";
import type { SourceDocument } from "../../worker/documents/document-model";
import { programIn } from "../../worker/documents/training/programs/read-program";
import { book, page } from "./written-documents";

/** Files of an office that are no programmes, with as many words of training in them as can be. */
const FOREIGN: Record<string, () => SourceDocument> = {
  invoice1: () =>
    book({
      Invoice: `
Invoice 2024-118 | | | |
Date | 2024-03-01 | Customer | ACME Ltd |
Pos | Description | Qty | Unit price | Total
1 | Squat rack | 2 | 400.00 | 800.00
2 | Bench press station | 1 | 500.00 | 500.00
3 | Kettlebell 16 kg | 4 | 60.00 | 240.00
 | | | Total | 1540.00`,
    }),
  invoice2: () =>
    book({
      Faktura: `
Lp | Nazwa | Ilość | Cena | Wartość
1 | Sztanga olimpijska | 2 | 300 | 600
2 | Ławka | 3 | 200 | 600`,
    }),
  pricelist: () =>
    book({
      "Price list": `
Product | 1 pc | 10 pcs | 100 pcs
Dumbbell 5 kg | 12 | 11 | 10
Dumbbell 10 kg | 22 | 20 | 18
Resistance band | 6 | 5 | 4`,
    }),
  menu: () =>
    page(`
# Lunch menu
**Monday**
Tomato soup 4.50
Grilled chicken 12.00
**Tuesday**
Pumpkin soup 4.50
Fish and chips 13.00`),
  timetable: () =>
    book({
      Timetable: `
Time | Monday | Tuesday | Wednesday | Thursday | Friday
8:00 | Maths | English | Art | PE | Maths
9:00 | Physics | PE | Maths | History | English
10:00 | Break | Break | Break | Break | Break`,
    }),
  classes: () =>
    book({
      Classes: `
Time | Mon | Tue | Wed | Thu | Fri
07:00 | Yoga 60 min | Spin 45 min | Yoga 60 min | HIIT 30 min | Pilates 50 min
18:00 | Boxing 60 min | BJJ Fundamentals 90 min | Boxing 60 min | BJJ 90 min | Open mat 60 min`,
    }),
  letter: () =>
    page(`
Dear Ms Walker,
thank you for your letter of 3 March. We will press ahead with the 2 extensions by 15 May.
1. The bench in the hall was repaired.
2. The bridge loan runs for 36 months at 4.5 %.
3. The box office opens at 9:30.
Yours sincerely,
J. Row`),
  budget: () =>
    book({
      Budget: `
Category | Jan | Feb | Mar | Total
Rent | 900 | 900 | 900 | 2700
Gym | 40 | 40 | 40 | 120
Food | 300 | 280 | 310 | 890`,
    }),
  inventory: () =>
    book({
      Stock: `
Item | Sets | Units | Weight (kg)
Dumbbell pair | 3 | 10 | 20
Barbell | 2 | 4 | 20
Bench | 1 | 6 | 30
Box 24in | 4 | 4 | 12`,
    }),
  marks: () =>
    book({
      "Class 7b": `
Student | Test 1 | Test 2 | Test 3 | Average
Anna Press | 12 | 14 | 9 | 11.7
Ben Row | 10 | 11 | 8 | 9.7
Carla Swing | 15 | 13 | 14 | 14`,
    }),
  recipe: () =>
    page(`
# Banana bread
- 3 ripe bananas
- 250 g flour
- 2 eggs
- 100 g sugar
1. Mash the bananas.
2. Whisk eggs and sugar for 3 min.
3. Bake 45 min at 180 C. Rest 10 min.`),
  recipe2: () =>
    book({
      Recipe: `
Ingredient | Amount | Unit | Notes
Flour | 500 | g | sifted
Water | 325 | ml | warm
Salt | 10 | g |
Rest | 30 | min |`,
    }),
  league: () =>
    book({
      League: `
Team | P | W | D | L | GF | GA | Pts
Rovers | 10 | 7 | 2 | 1 | 20 | 8 | 23
United | 10 | 6 | 1 | 3 | 18 | 10 | 19
Runners FC | 10 | 5 | 1 | 4 | 15 | 12 | 16`,
    }),
  results: () =>
    book({
      "Meet results": `
Name | Class | Squat 1 | Squat 2 | Squat 3 | Bench 1 | Bench 2 | Bench 3 | Deadlift 1 | Deadlift 2 | Deadlift 3 | Total
A. Smith | 83 | 180 | 190 | 200 | 120 | 125 | 130 | 220 | 230 | 240 | 570
B. Jones | 83 | 170 | 180 | x | 110 | 115 | 117.5 | 210 | 220 | x | 517.5`,
    }),
  race: () =>
    book({
      "10k results": `
Rank | Name | Club | Time | Pace
1 | Jane Runner | AC Hill | 36:12 | 3:37
2 | Mary Walker | Striders | 37:40 | 3:46`,
    }),
  workhours: () =>
    book({
      Hours: `
Employee | Mon | Tue | Wed | Thu | Fri | Total
Anna | 8 | 8 | 8 | 8 | 6 | 38
Ben | 6 | 6 | 6 | 6 | 6 | 30`,
    }),
  shift: () =>
    book({
      Roster: `
Week 12 | Mon | Tue | Wed | Thu | Fri
Reception | Anna 8-16 | Ben 8-16 | Anna 8-16 | Ben 8-16 | Anna 8-14
Floor | Carl 12-20 | Dina 12-20 | Carl 12-20 | Dina 12-20 | Carl 12-18`,
    }),
  project: () =>
    book({
      Plan: `
Task | Owner | Start | Days | Week 1 | Week 2 | Week 3
Build login | Ann | 2024-01-01 | 5 | x | |
Row level security | Ben | 2024-01-03 | 8 | x | x |
Press release | Cy | 2024-01-10 | 3 | | x |`,
    }),
  sales: () =>
    book({
      Sales: `
Region | Week 1 | Week 2 | Week 3 | Week 4
North | 120 | 130 | 125 | 140
South | 90 | 95 | 100 | 98
East | 60 | 55 | 70 | 75`,
    }),
  survey: () =>
    page(`
# Customer survey
1. How often do you visit the gym? 1x, 2x, 3x a week
2. How long do you stay? 30 min, 60 min, 90 min
3. Rate our squat racks from 1 to 5.`),
  contract: () =>
    page(`
# Membership agreement
1. Term. The term is 12 months from the start date.
2. Fees. The member pays 49.00 per month. Freeze: max 3 months a year.
3. Opening hours: 6:00 to 22:00.
4. Notice. 4 weeks before the end of the term.`),
  cv: () =>
    page(`
# John Carry
**Experience**
2018 - 2022 Press officer, 4 years
2015 - 2018 Bench scientist, 3 years
**Education**
BSc Biology, 3 years
**Languages**
English, German`),
  minutes: () =>
    page(`
Minutes of the board meeting
Present: 12 members
Monday 3 March
1. The budget was discussed for 20 minutes.
2. The press release goes out on Monday.
3. Break 10 min.`),
  agenda: () =>
    page(`
# Workshop agenda
## Day 1
- Welcome 15 min
- Introduction 30 min
- Break 10 min
- Group work 60 min
## Day 2
- Recap 15 min
- Group work 90 min`),
  packing: () =>
    page(`
# Packing list
- 3 x T-shirt
- 2 x Trousers
- 1 x Rope 60 m
- 12 x Quickdraws
- 5 x Socks`),
  parts: () =>
    book({
      BOM: `
Part no | Description | Qty | Material | Length mm
P-001 | Bridge plate | 2 | Steel | 120
P-002 | Box frame | 1 | Alu | 400
P-003 | Hang bolt | 8 | Steel | 35`,
    }),
  meds: () =>
    book({
      Medication: `
Drug | Dose | Times per day | Days | Notes
Amoxicillin | 500 mg | 3 | 7 | with food
Ibuprofen | 400 mg | 3 | 5 | if needed`,
    }),
  "physio bill": () =>
    book({
      Rechnung: `
Leistung | Anzahl | Preis | Summe
Krankengymnastik 20 min | 6 | 25,00 | 150,00
Massage 15 min | 6 | 18,00 | 108,00`,
    }),
  weather: () =>
    book({
      Weather: `
Day | Max | Min | Rain
Monday | 12 | 4 | 0
Tuesday | 14 | 6 | 2
Wednesday | 11 | 3 | 8`,
    }),
  loan: () =>
    book({
      Loan: `
Month | Payment | Interest | Principal | Balance
1 | 500 | 50 | 450 | 9550
2 | 500 | 48 | 452 | 9098`,
    }),
  diet: () =>
    book({
      Diet: `
Meal | Food | Grams | Kcal | Protein
Breakfast | Oats | 80 | 300 | 10
Lunch | Chicken | 200 | 330 | 60
Dinner | Rice | 250 | 320 | 6`,
    }),
  calendar: () =>
    book({
      March: `
Mon | Tue | Wed | Thu | Fri | Sat | Sun
 | | | | 1 | 2 | 3
4 | 5 | 6 Dentist 10:00 | 7 | 8 | 9 | 10
11 | 12 | 13 Parents evening 19:00 | 14 | 15 | 16 | 17`,
    }),
  bodyweight: () =>
    book({
      "Weight log": `
Date | Weight | Waist | Hip | Steps
2024-01-01 | 82.4 | 88 | 100 | 8000
2024-01-02 | 82.1 | 88 | 100 | 9500
2024-01-03 | 82.0 | 87.5 | 99 | 7000`,
    }),
  strlog: () =>
    book({
      Log: `
Date | Exercise | Set | Weight | Reps
2024-01-01 | Squat | 1 | 100 | 5
2024-01-01 | Squat | 2 | 100 | 5
2024-01-01 | Bench | 1 | 80 | 5
2024-01-03 | Deadlift | 1 | 140 | 5
2024-01-03 | Row | 1 | 60 | 8`,
    }),
  songs: () =>
    book({
      Setlist: `
# | Song | Length | Key
1 | Jump | 4:02 | C
2 | Run to the Hills | 3:54 | G
3 | Press Play | 3:10 | A`,
    }),
  "preparation list": () =>
    page(`
**Monday**
- Clean kitchen 20 min
- Walk the dog 30 min
**Tuesday**
- Shopping 45 min
- Walk the dog 30 min`),
  school: () =>
    page(`
# Homework
**Monday**: Maths p. 12-14, English 2 pages
**Tuesday**: Physics exercise 3, 4 and 5
**Wednesday**: Read 20 min`),
  tournament: () =>
    book({
      Bracket: `
Match | Mat | Red | Blue | Time
1 | 1 | A. Silva | B. Costa | 5:00
2 | 1 | C. Lima | D. Rocha | 5:00
3 | 2 | E. Dias | F. Alves | 6:00`,
    }),
  stocks: () =>
    book({
      Portfolio: `
Ticker | Shares | Price | Value | Change
ABC | 10 | 20.5 | 205 | 2%
DEF | 5 | 100 | 500 | -1%`,
    }),
  attendance: () =>
    book({
      Attendance: `
Name | Week 1 | Week 2 | Week 3 | Week 4
Anna | x | x | | x
Ben | x | | x | x`,
    }),
  manual: () =>
    page(`
# Rowing machine manual
1. Pull the handle out 3 times.
2. Press the button for 5 s.
3. Set the resistance to 4.
Tighten 4 x M8 bolts. Use 2 x 10 mm washers.`),
  "spanish cotizacion": () =>
    book({
      Cotización: `
Concepto | Cantidad | Precio unitario | Importe
Barra olímpica | 2 | 150 | 300
Banco plano | 1 | 120 | 120`,
    }),
  "gym equipment": () =>
    book({
      "Gym list": `
Equipment | Quantity | Max load kg | Year
Leg press | 2 | 300 | 2019
Squat rack | 4 | 400 | 2020
Rowing machine | 6 | 150 | 2021`,
    }),
  "quote word": () =>
    page(`
# Quote
| Pos | Article | Pieces | Single | Sum |
| 1 | Dumbbell set | 2 | 99 | 198 |
| 2 | Pull-up bar | 3 | 49 | 147 |`),
  speeches: () =>
    page(`
# Speech
Three things matter: press on, row together, and hold the line.
We ran 5 km for charity and raised 2 x 500 dollars.
In week 3 we open the new bridge.`),
  storeroom: () =>
    book({
      Stock: `
Inventory equipment room | | | | |
Item | Sets | Per set | Weight | Shelf | Last counted
Dumbbells hex | 3 | 10 | 2-20 kg | A1 | Mon
Resistance bands | 6 | 5 | | A2 | Mon
Foam rollers | 1 | 12 | | B1 | Tue
Boxing gloves | 8 | 2 | 12 oz | C1 | Wed`,
    }),
  production: () =>
    book({
      "KW 45": `
Order | Article | Sets | Pieces per set | Weight (kg) | Mon | Tue
4711 | Bolt set M8 | 12 | 8 | 0.4 | 30 | 30
4712 | Bracket press part | 6 | 2 | 1.2 | | 20
4713 | Row housing | 4 | 1 | 3.5 | 10 | 10`,
    }),
  protocol: () =>
    page(`
# Western blot protocol
## Day 1
- Load 20 µg per lane, run 90 min at 120 V.
- Transfer 60 min at 100 V.
- Block 1 h in 5% milk.
## Day 2
- Wash 3 x 5 min TBST.
- Secondary antibody 1:5000, 60 min.
- Wash 3 x 10 min, expose 30 s.`),
};

function answerTo(document: SourceDocument): string {
  try {
    return programIn(document).doubts.length > 0 ? "doubted" : "accepted";
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    return error.code;
  }
}

describe("files that are no programmes", () => {
  it.each(Object.entries(FOREIGN))("%s", (_, document) => {
    expect(["no_exercises", "doubted"]).toContain(answerTo(document()));
  });
});
