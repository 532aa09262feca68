import MuiAutocomplete from "@mui/material/Autocomplete";
import MenuItem from "@mui/material/MenuItem";
import MuiSelect from "@mui/material/Select";
import TextField from "@mui/material/TextField";
import * as Popover from "@radix-ui/react-popover";
import { type ReactNode, useState } from "react";
import * as Aria from "react-aria-components";
import { createPortal } from "react-dom";
import { type ControlProps, useFieldValue } from "react-elicitation";

export const places: readonly string[] = ["Bergen", "Oslo", "Tromsø"];

const box = { background: "Canvas", border: "1px solid", padding: 4 } as const;

export function RadixPopover({ field, inputProps, container }: ControlProps<"text">): ReactNode {
  const [value, setValue] = useFieldValue(field);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
      <Popover.Trigger {...named(inputProps)}>{value || "Choose"}</Popover.Trigger>
      <Popover.Portal container={container}>
        <Popover.Content style={box}>
          <Places
            onChoose={(place) => {
              setValue(place);
              setIsOpen(false);
            }}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

export function ReactAriaSelect({ field, inputProps, container }: ControlProps<"text">): ReactNode {
  const [value, setValue] = useFieldValue(field);
  return (
    <Aria.Select
      aria-labelledby={inputProps["aria-labelledby"]}
      value={value || null}
      onChange={(key) => setValue(String(key))}
    >
      <Aria.Button id={inputProps.id}>
        <Aria.SelectValue />
      </Aria.Button>
      <Aria.Popover style={box} {...(container && { UNSTABLE_portalContainer: container })}>
        <Aria.ListBox>
          {places.map((place) => (
            <Aria.ListBoxItem key={place} id={place}>
              {place}
            </Aria.ListBoxItem>
          ))}
        </Aria.ListBox>
      </Aria.Popover>
    </Aria.Select>
  );
}

export function Select({ field, inputProps, container }: ControlProps<"text">): ReactNode {
  const [value, setValue] = useFieldValue(field);
  return (
    <MuiSelect
      value={value}
      onChange={(event) => setValue(event.target.value)}
      SelectDisplayProps={named(inputProps)}
      MenuProps={{ container, transitionDuration: 0 }}
    >
      {places.map((place) => (
        <MenuItem key={place} value={place}>
          {place}
        </MenuItem>
      ))}
    </MuiSelect>
  );
}

export function Autocomplete({ field, inputProps, container }: ControlProps<"text">): ReactNode {
  const [value, setValue] = useFieldValue(field);
  return (
    <MuiAutocomplete
      id={inputProps.id}
      options={places}
      value={value || null}
      onChange={(_, place) => setValue(place ?? "")}
      slotProps={{ popper: { container } }}
      renderInput={(params) => (
        <TextField
          {...params}
          slotProps={{ ...params.slotProps, htmlInput: { ...params.slotProps.htmlInput, ...inputProps } }}
        />
      )}
    />
  );
}

/** No library: a list that is a `popover`, which the browser closes on Escape and on a press outside. */
export function Plain({ field, inputProps, container }: ControlProps<"text">): ReactNode {
  const [value, setValue] = useFieldValue(field);
  const id = `${inputProps.id}-list`;
  const list = (
    <div id={id} popover="auto" style={box}>
      <Places
        onChoose={(place) => {
          setValue(place);
          container?.querySelector<HTMLElement>(`#${CSS.escape(id)}`)?.hidePopover();
        }}
      />
    </div>
  );
  return (
    <>
      <button type="button" {...named(inputProps)} popoverTarget={id}>
        {value || "Choose"}
      </button>
      {container ? createPortal(list, container) : list}
    </>
  );
}

/** A button has no `autocomplete`, and cannot be required. */
function named({ id, ...aria }: ControlProps["inputProps"]): {
  readonly id: string;
  readonly "aria-labelledby": string;
  readonly "aria-describedby": string | undefined;
} {
  return { id, "aria-labelledby": `${aria["aria-labelledby"]} ${id}`, "aria-describedby": aria["aria-describedby"] };
}

function Places({ onChoose }: { readonly onChoose: (place: string) => void }): ReactNode {
  return places.map((place) => (
    <button key={place} type="button" onClick={() => onChoose(place)}>
      {place}
    </button>
  ));
}
