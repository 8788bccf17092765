export type PanelAction = { path: "clock" | "next-renewal" | "cancel"; body: object; done: string };
