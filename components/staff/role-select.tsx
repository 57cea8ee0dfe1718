import { Select } from "@/components/ui/select";
import { type Role, roleNames, roles } from "@/lib/staff/permissions";

interface RoleSelectProps {
  label: string;
  value: Role;
  onChange: (role: Role) => void;
  isDisabled?: boolean;
}

export function RoleSelect({ label, value, onChange, isDisabled = false }: RoleSelectProps) {
  return (
    <Select
      aria-label={label}
      value={value}
      disabled={isDisabled}
      onChange={(event) => {
        const role = roles.find((one) => one === event.target.value);
        if (role) onChange(role);
      }}
    >
      {roles.map((role) => (
        <option key={role} value={role}>
          {roleNames[role]}
        </option>
      ))}
    </Select>
  );
}
