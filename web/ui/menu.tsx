import {
  type ComponentProps,
  cloneElement,
  type ReactElement,
  type ReactNode,
  useCallback,
  useId,
  useRef,
  useState,
} from "react";
import { cx } from "./cx";
import { MenuContext, useCloseMenu } from "./menu-context";
import { menuItemClass } from "./menu-item-class";
import { MenuPopup } from "./menu-popup";

type MenuProps = {
  /** The button, with its own accessible name. */
  trigger: ReactElement<ComponentProps<"button">>;
  children: ReactNode;
  align?: "start" | "end";
};

/** A button with a menu of actions. */
export function Menu({ trigger, children, align = "end" }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<"first" | "last" | null>(null);
  const close = useCallback((returnFocus: boolean) => {
    setOpen(null);
    if (returnFocus) button.current?.focus();
  }, []);
  const closeAll = useCallback(() => close(true), [close]);
  return (
    <MenuContext value={closeAll}>
      {cloneElement(trigger, {
        ref: button,
        id: trigger.props.id ?? `${id}-button`,
        "aria-haspopup": "menu",
        "aria-expanded": open !== null,
        "aria-controls": open ? `${id}-menu` : undefined,
        onClick: () => setOpen(open ? null : "first"),
        onKeyDown: (event) => {
          if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
          event.preventDefault();
          setOpen(event.key === "ArrowDown" ? "first" : "last");
        },
      })}
      {open ? (
        <MenuPopup
          id={`${id}-menu`}
          labelledBy={trigger.props.id ?? `${id}-button`}
          anchor={button}
          side="below"
          align={align}
          focus={open}
          onClose={close}
        >
          {children}
        </MenuPopup>
      ) : null}
    </MenuContext>
  );
}

type MenuItemProps = {
  children: ReactNode;
  onSelect: () => void;
  icon?: ReactNode;
  tone?: "default" | "danger";
  disabled?: boolean;
};

export function MenuItem({ children, onSelect, icon, tone = "default", disabled = false }: MenuItemProps) {
  const close = useCloseMenu();
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      aria-disabled={disabled || undefined}
      onPointerMove={(event) => focusQuietly(event.currentTarget)}
      onClick={() => {
        if (disabled) return;
        close();
        onSelect();
      }}
      className={cx(menuItemClass, tone === "danger" ? "text-danger" : null)}
    >
      {icon}
      {children}
    </button>
  );
}

/** `render` is the link to style: `<Link to="/profile" />` or `<a href="/profile" />`. */
export function MenuLink({
  children,
  icon,
  render,
}: {
  children: ReactNode;
  icon?: ReactNode;
  render: ReactElement<ComponentProps<"a">>;
}) {
  const close = useCloseMenu();
  return cloneElement(
    render,
    {
      role: "menuitem",
      tabIndex: -1,
      className: menuItemClass,
      onPointerMove: (event) => focusQuietly(event.currentTarget),
      onClick: (event) => {
        render.props.onClick?.(event);
        close();
      },
    },
    icon,
    children,
  );
}

export function MenuSeparator() {
  return <hr className="my-1.5 border-line" />;
}

export function MenuGroup({ label, children }: { label: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a menu.
    <div role="group" aria-labelledby={id}>
      <p id={id} className="px-3 pt-2 pb-1 text-muted text-xs">
        {label}
      </p>
      {children}
    </div>
  );
}

function focusQuietly(element: HTMLElement) {
  if (document.activeElement !== element) element.focus({ preventScroll: true });
}
