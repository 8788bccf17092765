import { useMutation } from "@tanstack/react-query";
import { ImageUp } from "lucide-react";
import { useRef } from "react";
import { GROUNDS } from "../../../../../worker/contract/accent";
import { brand } from "../../../../../worker/contract/brand";
import { type Logo, OWN_LOGO } from "../../../../../worker/contract/logo-pictures";
import { uploadWords } from "../../../../media/upload-refused";
import { Button } from "../../../../ui/button";
import { FieldError } from "../../../../ui/field";
import type { SiteFieldProps } from "../site-fields";

/**
 * Field for the club's logo: one file, from which all pictures are drawn here and uploaded; else the product's own
 * mark.
 */
export function SiteLogo({ field: { at, label }, value, error, onChange }: SiteFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const upload = useMutation({ mutationFn: logoFrom, onSuccess: (logo) => onChange(JSON.stringify(logo)) });
  const logo = JSON.parse(value) as Logo;
  const problem = upload.error ? uploadWords(upload.error) : error;
  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="font-semibold text-sm">{label}</p>
      {logo.mark ? <LogoPreview logo={logo} /> : null}
      <input
        ref={input}
        type="file"
        className="hidden"
        accept=".svg,.png,image/svg+xml,image/png"
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) upload.mutate(file);
          // Cleared, so that choosing the same file again fires a change.
          target.value = "";
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          id={`site-${at}`}
          variant="secondary"
          size="sm"
          aria-describedby={`site-${at}-help site-${at}-error`}
          busy={upload.isPending}
          busyLabel="Drawing and uploading…"
          icon={<ImageUp aria-hidden className="size-4.5" strokeWidth={1.75} />}
          onClick={() => input.current?.click()}
        >
          Upload logo
        </Button>
        {logo.mark ? (
          <Button
            variant="quiet"
            size="sm"
            disabled={upload.isPending}
            onClick={() => {
              upload.reset();
              onChange(JSON.stringify(OWN_LOGO));
            }}
          >
            Remove logo
          </Button>
        ) : null}
      </div>
      <div role="alert" id={`site-${at}-error`} className="empty:hidden">
        {problem ? <FieldError>{problem}</FieldError> : null}
      </div>
      <p id={`site-${at}-help`} className="text-muted text-sm">
        The mark without the name, as SVG or PNG. It stands in the header, the footer and mails, as the icon of the app
        and of browser tabs, and on shared links. Without one, it is the rolled belt of the product.
      </p>
    </div>
  );
}

/** Draws and uploads the logo; loads the code for it on first use. */
async function logoFrom(file: File): Promise<Logo> {
  const [{ drawLogo }, { storeFile }] = await Promise.all([
    import("./draw-logo"),
    import("../../../../media/upload-media"),
  ]);
  const stored = (await drawLogo(file)).map(async ([name, picture]) => [name, (await storeFile(picture)).mediaUrl]);
  return Object.fromEntries(await Promise.all(stored)) as Logo;
}

/** Previews the logo in the header of both themes, on a home screen and on a shared link. */
function LogoPreview({ logo }: { logo: Logo }) {
  return (
    <div className="grid max-w-xl grid-cols-1 gap-3 sm:grid-cols-2">
      <svg viewBox="0 0 320 136" role="img" aria-label="In the header, in both themes" className="w-full rounded-md">
        {[GROUNDS, GROUNDS.toReversed()].map(([ground, ink], at) => (
          <g key={ground} transform={`translate(0 ${at * 68})`} className="font-display font-extrabold text-3xl">
            <rect width="320" height="68" fill={ground} />
            <image href={logo.mark} x="16" y="16" width="36" height="36" />
            <text x="62" y="45" fill={ink}>
              {brand.name}
            </text>
          </g>
        ))}
      </svg>
      <div className="flex items-center gap-4 max-sm:order-last">
        <img src={logo.icon192} alt="The icon of the app" className="size-20" />
        <img src={logo.icon192} alt="The icon of a browser tab" className="size-6" />
      </div>
      <img src={logo.card} alt="On shared links" className="aspect-1200/630 w-full rounded-md" />
    </div>
  );
}
