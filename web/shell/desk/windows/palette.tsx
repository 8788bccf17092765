import { useQuery } from "@tanstack/react-query";
import {
  CalendarPlus,
  Clock,
  Dumbbell,
  Monitor,
  Moon,
  Newspaper,
  NotebookPen,
  Send,
  Sun,
  User,
  Weight,
} from "lucide-react";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import type { FoundThing } from "../../../../worker/contract/desk";
import { FIND_LIMITS, type FoundKind } from "../../../../worker/contract/desk-limits";
import type { Right } from "../../../../worker/contract/rights";
import { findQuery } from "../../../data/desk";
import { calendarDay } from "../../../lib/format/format";
import { useSettled } from "../../../lib/forms/use-settled";
import { shownMessage } from "../../../lib/http/request-error";
import { usePublishes, useRights } from "../../../lib/session/use-rights";
import { useBulk } from "../../../training/weeks/use-program-changes";
import { type Command, type CommandGroup, CommandWindow } from "../../../ui/command-window";
import { setTheme } from "../../theme";
import { deskIcon } from "../desk-icons";
import { type DeskGroup, TODAY } from "../desk-places";
import { useDeskGroups, useMayOpen } from "../use-may-open";
import { useRecentPlaces } from "./recent-places";
import { speaksOf, wishOf } from "./wish";

type PaletteProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  userId: string;
  /** Opens the list of shortcuts. */
  onKeys: () => void;
};

const SETTLE_MS = 120;

/** Command palette: finds pages, people, weeks, workouts, exercises and articles, and actions on them. */
export function Palette({ open, onOpenChange, userId, onKeys }: PaletteProps) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const [recent, remember] = useRecentPlaces(userId);
  const { verb, name } = wishOf(typed);
  const asked = useSettled(name, SETTLE_MS).slice(0, FIND_LIMITS.search);
  const places = useDeskGroups();
  const mayOpen = useMayOpen();
  const may = useRights();
  const publishes = usePublishes();
  const found = useQuery(findQuery(asked));
  const bulk = useBulk(() => undefined);
  const close = () => {
    onOpenChange(false);
    setTyped("");
  };
  const go = (label: string, to: string) => {
    remember({ label, to });
    close();
    void navigate(to);
  };
  const act = (run: () => void) => {
    close();
    run();
  };
  const publish = (id: string) => act(() => bulk.mutate({ ids: [Number(id)], action: "publish" }));
  const late = name !== "" && (found.isFetching || asked !== name.slice(0, FIND_LIMITS.search));
  // Results of earlier input are kept only if they match the new one, as Enter takes what is shown.
  const things = (name && found.data ? found.data : []).filter(
    ({ title, detail }) => !late || speaksOf(`${title} ${detail ?? ""}`, name),
  );
  const groups = typed.trim()
    ? [
        ...groupsOf(things, name, { verb, go, publish: publishes ? publish : null }),
        { name: "Pages", commands: verb && verb !== "open" ? [] : pages(places, name, go) },
        { name: "Actions", commands: actions(typed, { go, act, onKeys, may }) },
      ]
    : [
        {
          name: "Recent",
          commands: recent.filter(mayOpen).map(({ label, to }) => ({
            id: `recent ${to}`,
            label,
            icon: <Clock aria-hidden />,
            run: () => go(label, to),
          })),
        },
        { name: "Pages", commands: pages(places, "", go) },
        { name: "Actions", commands: actions("", { go, act, onKeys, may }) },
      ];
  const none = groups.every(({ commands }) => commands.length === 0);
  return (
    <CommandWindow
      open={open}
      onOpenChange={(next) => (next ? onOpenChange(true) : close())}
      label="Search the desk"
      placeholder="Member, week, workout, exercise, article or page"
      value={typed}
      onValueChange={setTyped}
      groups={withPlainIds(groups)}
      status={
        found.error
          ? shownMessage(found.error, "The search did not answer. Check your connection and type again.")
          : late
            ? none
              ? "Searching…"
              : null
            : none
              ? `Nothing is called “${name}”.`
              : null
      }
    />
  );
}

type Go = (label: string, to: string) => void;
type Acts = { verb: ReturnType<typeof wishOf>["verb"]; go: Go; publish: ((id: string) => void) | null };

/** Groups results by kind, with the wanted action on each. */
function groupsOf(things: readonly FoundThing[], name: string, acts: Acts): CommandGroup[] {
  return (Object.keys(KINDS) as FoundKind[]).map((kind) => ({
    name: KINDS[kind].name,
    commands: things
      .filter((thing) => thing.kind === kind)
      // Names that start with the words rank before names that contain them.
      .toSorted((one, other) => Number(speaksOf(other.title, name)) - Number(speaksOf(one.title, name)))
      .flatMap((thing) => commandsOf(thing, acts)),
  }));
}

function commandsOf({ kind, id, title, detail, isPublished }: FoundThing, { verb, go, publish }: Acts): Command[] {
  const { icon, to } = KINDS[kind];
  const state = isPublished === false ? "Draft" : null;
  const open: Command = {
    id: `${kind} ${id}`,
    label: title,
    detail: kind === "week" && detail ? [calendarDay(detail), state].filter(Boolean).join(", ") : (detail ?? state),
    icon,
    run: () => go(title, to(id, title)),
  };
  const made: Record<string, Command[]> = {
    publish:
      kind === "week" && isPublished === false && publish
        ? [{ id: `publish ${id}`, label: `Publish ${title}`, icon: <Send aria-hidden />, run: () => publish(id) }]
        : [],
    message:
      kind === "member"
        ? [
            {
              id: `message ${id}`,
              label: `Message ${title}`,
              icon: <Send aria-hidden />,
              run: () => go(`Message ${title}`, addressOf("adminMessages", { query: { member: id } })),
            },
          ]
        : [],
    give:
      kind === "member"
        ? [
            {
              id: `give ${id}`,
              label: `Give free time to ${title}`,
              icon: <CalendarPlus aria-hidden />,
              run: () => go(`Free time of ${title}`, addressOf("adminUser", { id, query: { give: "time" } })),
            },
          ]
        : [],
  };
  if (verb === "publish" || verb === "message" || verb === "give") return made[verb] ?? [];
  return [open, ...(verb ? [] : Object.values(made).flat())];
}

/** Kinds in display order. */
const KINDS: Record<FoundKind, { name: string; icon: ReactNode; to: (id: string, title: string) => string }> = {
  member: { name: "Members", icon: <User aria-hidden />, to: (id) => addressOf("adminUser", { id }) },
  week: {
    name: "Weeks",
    icon: <NotebookPen aria-hidden />,
    to: (id) => addressOf("weeklyProgramEdit", { id }),
  },
  workout: {
    name: "Workouts",
    icon: <Dumbbell aria-hidden />,
    to: (id) => addressOf("admin", { query: { tab: "workouts", workout: id } }),
  },
  exercise: {
    name: "Exercises",
    icon: <Weight aria-hidden />,
    to: (_, title) => addressOf("exerciseVideos", { query: { view: "library", search: title } }),
  },
  post: {
    name: "Articles",
    icon: <Newspaper aria-hidden />,
    to: (id) => addressOf("adminArticle", { id }),
  },
};

function pages(groups: readonly DeskGroup[], typed: string, go: Go): Command[] {
  return [
    { ...TODAY, group: "" },
    ...groups.flatMap(({ name, places }) => places.map((each) => ({ ...each, group: name }))),
  ]
    .filter(({ label, group }) => speaksOf(`${label} ${group}`, typed))
    .map(({ label, to, group }) => {
      const Icon = deskIcon(label);
      return { id: `page ${to}`, label, detail: group || null, icon: <Icon aria-hidden />, run: () => go(label, to) };
    });
}

type Doing = { go: Go; act: (run: () => void) => void; onKeys: () => void; may: (right: Right) => boolean };

function actions(typed: string, { go, act, onKeys, may }: Doing): Command[] {
  const made: [label: string, icon: ReactNode, run: () => void][] = [
    ["New article", <Newspaper key="i" aria-hidden />, () => go("New article", addressOf("adminArticleNew"))],
    [
      "New workout",
      <Dumbbell key="i" aria-hidden />,
      () => go("New workout", addressOf("admin", { query: { tab: "workouts" } })),
    ],
    ["View site", <Monitor key="i" aria-hidden />, () => go("View site", addressOf("home"))],
    ["Keyboard keys", <Monitor key="i" aria-hidden />, () => act(onKeys)],
    ["Light theme", <Sun key="i" aria-hidden />, () => act(() => setTheme("light"))],
    ["Dark theme", <Moon key="i" aria-hidden />, () => act(() => setTheme("dark"))],
    ["Theme of the system", <Monitor key="i" aria-hidden />, () => act(() => setTheme("system"))],
  ];
  return made
    .filter(([label]) => speaksOf(label, typed) && (label !== "New article" || may("articles")))
    .map(([label, icon, run]) => ({ id: `do ${label}`, label, icon, run }));
}

/** Ids become element ids, so they must not have spaces or special characters. */
const withPlainIds = (groups: CommandGroup[]): CommandGroup[] =>
  groups.map(({ name, commands }) => ({
    name,
    commands: commands.map((command) => ({ ...command, id: command.id.replace(/[^\w-]/g, "_") })),
  }));
